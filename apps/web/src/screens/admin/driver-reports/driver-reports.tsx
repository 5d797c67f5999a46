import { Skeleton, Stack, Title } from '@mantine/core';
import { IconMessageCheck } from '@tabler/icons-react';
import { useListDriverReportsInfiniteQuery } from '../../../entities/driver-reports/driver-reports.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DriverReportCard } from './driver-report-card.tsx';
import classes from './driver-reports.module.css';

interface DriverReportsProps {
  /** Of one order alone, under a title of their own where there are any; of all without it. */
  transactionId?: string;
}

/** What drivers said of orders that had changed meanwhile: unseen ones first (DELIVERY-20). */
export function DriverReports({ transactionId }: DriverReportsProps) {
  const { t } = useTranslation('driverReports');
  const which = transactionId === undefined ? {} : { transaction_id: transactionId };
  return (
    <GrowingList
      reading={useListDriverReportsInfiniteQuery(which)}
      entriesOf={({ results }) => results}
      skeleton={transactionId === undefined && <ReportSkeletons />}
      failed={t('failed')}
      more={t('more')}
      empty={transactionId === undefined && <NoReports />}
    >
      {({ entries, listRef }) => (
        <>
          {transactionId !== undefined && <Title order={2}>{t('title')}</Title>}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
          <ul ref={listRef} role="list" className={classes.list} aria-label={t('title')}>
            {entries.map((report) => (
              <DriverReportCard key={report.id} report={report} />
            ))}
          </ul>
        </>
      )}
    </GrowingList>
  );
}

function NoReports() {
  const { t } = useTranslation('driverReports');
  return <EmptyState icon={<IconMessageCheck size={40} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />;
}

function ReportSkeletons() {
  return (
    <Stack gap="md" aria-hidden="true">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height="9rem" radius="md" />
      ))}
    </Stack>
  );
}
