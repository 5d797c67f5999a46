import { Skeleton, Text, Title } from '@mantine/core';
import { useGetOpeningHoursQuery } from '../../entities/opening-hours/opening-hours.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { WeekEditor } from './hours-editing/week-editor.tsx';

/** When an owner's business is open (HOURS-8). */
export function Component() {
  const { t } = useTranslation('ownerHours');
  const companyId = useCompanyId();
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mb="md">
        {t('intro')}
      </Text>
      <Loaded
        reading={useGetOpeningHoursQuery({ companyId })}
        skeleton={<Skeleton height="30rem" />}
        failed={t('failed')}
      >
        {(week) => <WeekEditor companyId={companyId} week={week} />}
      </Loaded>
    </>
  );
}
