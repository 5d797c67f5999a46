import { Alert, Group, Text } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { HelpContacts } from '../../shared/ui/help-contacts.tsx';

interface MembershipNoticeProps {
  stage: 'lastWeek' | 'lastDay' | 'ended';
  /** Null where there never was one. */
  until: string | null;
}

/** Tells an owner that her membership ends or has ended, what that means for her business, and who renews it (SELLING-4). */
export function MembershipNotice({ stage, until }: MembershipNoticeProps) {
  const { t } = useTranslation('owner');
  const { lastDay } = useDates();
  const title = until === null ? t('membership.none') : t(`membership.${stage}`, { date: lastDay(until) });
  return (
    <Alert
      color={stage === 'lastWeek' ? 'yellow' : 'red'}
      mb="md"
      icon={<IconCalendarDue size={20} aria-hidden="true" />}
      title={title}
    >
      <Text>{t(stage === 'ended' ? 'membership.endedText' : 'membership.endsText')}</Text>
      <Group gap="xs" mt="sm">
        <HelpContacts wanted={{ of: 'membership' }} />
      </Group>
    </Alert>
  );
}
