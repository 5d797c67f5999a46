import { Alert, Group, Text } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { IconBuildingStore } from '@tabler/icons-react';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { HelpContacts } from '../../shared/ui/help-contacts.tsx';

/** Tells an owner that the Admins have closed her business, why, and what she can do (SUSPENSION-3). */
export function SuspensionNotice({ suspension }: { suspension: NonNullable<CompanyDetails['suspension']> }) {
  const { t } = useTranslation('suspension');
  const { dateTime } = useDates();
  return (
    <Alert
      color="red"
      icon={<IconBuildingStore size={20} aria-hidden="true" />}
      title={t('notice', { when: dateTime(suspension.at) })}
    >
      <Text fw={600}>{t('noticeReason', { reason: suspension.reason })}</Text>
      <Text>{t('noticeText')}</Text>
      <Group gap="xs" mt="sm">
        <HelpContacts wanted={{ of: 'suspension' }} />
      </Group>
    </Alert>
  );
}
