import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import type { DriverReport } from '@mercadito/contracts/deliveries/reports';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { OTHER } from '@mercadito/domain/answered';
import { IconMessageCheck } from '@tabler/icons-react';
import { TakenNote } from '../../../entities/deliveries/taken-note.tsx';
import {
  useListDriverReportsInfiniteQuery,
  useReviewDriverReportMutation,
} from '../../../entities/driver-reports/driver-reports.api.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { textOf } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { doUndoably } from '../../../shared/ui/undoable.ts';
import words from '../../../shared/ui/words.module.css';
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
      empty={
        transactionId === undefined && (
          <EmptyState icon={<IconMessageCheck size={40} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />
        )
      }
    >
      {({ entries, listRef }) => (
        <>
          {transactionId !== undefined && <Title order={2}>{t('title')}</Title>}
          <StackedList ref={listRef} label={t('title')}>
            {entries.map((report) => (
              <DriverReportCard key={report.id} report={report} />
            ))}
          </StackedList>
        </>
      )}
    </GrowingList>
  );
}

function ReportSkeletons() {
  return (
    <Stack gap="md" aria-hidden="true">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height="9rem" />
      ))}
    </Stack>
  );
}

/** One report: what the driver said, when it happened and arrived, and what the order is now. */
function DriverReportCard({ report }: { report: DriverReport }) {
  const { t } = useTranslation('driverReports');
  const dates = useDates();
  const [review, { isLoading }] = useReviewDriverReportMutation();
  const { id, transaction_id: number, happened_at, received_at, reviewed_at, reviewed_by } = report;
  const set = (reviewed: boolean) => review({ reportId: id, reviewed });
  const markSeen = () =>
    void doUndoably({
      message: textOf('driverReports:isSeen', { number }),
      act: () => set(true),
      actBack: () => set(false),
    });
  return (
    <Stack
      component="li"
      className={classes.card}
      align="flex-start"
      gap="xs"
      data-open={reviewed_at === null || undefined}
    >
      <Group w="100%" justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
        <Link to={hrefTo('dispatchOrder', { transactionId: number })} className={classes.number}>
          {t('order', { number })}
        </Link>
        <span className={layout.inlineRow}>
          {t('now')} <StatusBadge status={report.order_status} />
        </span>
      </Group>
      <p className={desk.large}>
        <strong>{report.driver_name}:</strong> <Statement report={report} />
      </p>
      <TakenNote order={report} />
      {report.comment && <p>“{report.comment}”</p>}
      <Group
        component="p"
        className={words.quiet}
        align="stretch"
        gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)"
      >
        <span>
          {t('happened')} <time dateTime={happened_at}>{dates.dateTime(happened_at)}</time>
        </span>
        <span>
          {t('received')} <time dateTime={received_at}>{dates.dateTime(received_at)}</time>
        </span>
        <span>{t('then', { status: textOf(`common:orderStatus.${report.status_then}`) })}</span>
      </Group>
      {reviewed_at === null ? (
        <Button
          variant="default"
          onClick={markSeen}
          loading={isLoading}
          aria-label={t('seenOf', { number, name: report.driver_name })}
        >
          {t('seen')}
        </Button>
      ) : (
        <Group
          component="p"
          className={words.quiet}
          align="stretch"
          gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)"
        >
          {t('seenBy', { name: reviewed_by ?? '', at: dates.dateTime(reviewed_at) })}
        </Group>
      )}
    </Stack>
  );
}

/** What the driver said, in a sentence. */
function Statement({ report }: { report: DriverReport }) {
  const { t } = useTranslation('driverReports');
  const { kind, item_name, item_status, company_name, keyword, without_keyword_reason: reason } = report;
  if (kind === 'item_status') {
    return t('reported.item', {
      name: item_name ?? t('reported.someItem'),
      shop: company_name ?? '',
      status: t(`items.${item_status ?? 'approved'}`),
    });
  }
  if (kind === 'picked_up') {
    return t(report.picked_up ? 'reported.pickedUp' : 'reported.notPickedUp', { shop: company_name ?? '' });
  }
  if (kind === 'delivery_failed') return t('reported.failed');
  if (kind === OTHER) return t('reported.other');
  const note = report.without_keyword_note;
  return (
    <>
      {t('reported.delivered')} {keyword && t(`keywords.${keyword}`)}
      {reason && ` ${t(`reasons.${reason}`)}.`}
      {note && ` “${note}”`}
    </>
  );
}
