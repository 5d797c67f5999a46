import { Group, Skeleton, Stack, Title } from '@mantine/core';
import type { DispatchBoard as BoardData } from '@mercadito/contracts/dispatch';
import type { ReactNode } from 'react';
import { useDurationText } from '../../../entities/deliveries/use-duration-text.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCountText } from '../../../shared/lists/use-count-text.ts';
import desk from '../../../shared/ui/desk.module.css';
import { LabelTabs } from '../../../shared/ui/label-tabs.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './board.module.css';
import { FailedColumn, InProgressColumn, WaitingColumn } from './board-columns.tsx';
import { DriverStrip } from './board-drivers.tsx';
import { BoardFilters, PauseSwitch, useBoardFilter } from './board-head.tsx';
import { useBoard } from './use-board.ts';
import { type BoardWork, useBoardWork } from './use-board-work.ts';

/** What waits, is in progress and failed, and who can drive: everything an Admin decides while the town orders. */
export function DispatchBoard() {
  const { t } = useTranslation('dispatch');
  const filtering = useBoardFilter();
  const board = useBoard(filtering.filter);
  const work = useBoardWork(board, filtering);
  return (
    <Stack>
      <Group justify="space-between" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
        <Title order={1}>{t('title')}</Title>
        <PauseSwitch board={board} />
      </Group>
      <BoardFilters drivers={board.drivers} filtering={filtering} />
      <Loaded reading={board.reading} skeleton={<BoardSkeleton />} failed={t('inProgress.failed')}>
        {(shown) => (
          <>
            {work.isWide && <DayFigures board={shown} />}
            {work.isWide ? (
              <WideBoard board={shown} work={work} isFiltered={filtering.isFiltered} />
            ) : (
              <NarrowBoard board={shown} work={work} isFiltered={filtering.isFiltered} />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface BoardProps {
  board: BoardData;
  work: BoardWork;
  isFiltered: boolean;
}

function WideBoard(props: BoardProps) {
  return (
    <>
      <DriverStrip drivers={props.board.drivers} work={props.work} />
      <div className={`${desk.columns} ${classes.columns}`}>
        <WaitingColumn {...props} />
        <InProgressColumn {...props} />
        <FailedColumn {...props} />
      </div>
    </>
  );
}

/** One column at a time. */
function NarrowBoard(props: BoardProps) {
  const { t } = useTranslation('dispatch');
  const countText = useCountText();
  const { waiting, in_progress, failed, drivers } = props.board;
  const counted = (column: string, count: string) => t('board.countOf', { column, count });
  return (
    <LabelTabs
      name={t('board.columns')}
      tabs={[
        {
          label: 'waiting',
          text: counted(t('board.waiting'), countText(waiting)),
          panel: () => <WaitingColumn {...props} />,
        },
        {
          label: 'in-progress',
          text: counted(t('board.inProgress'), countText(in_progress)),
          panel: () => <InProgressColumn {...props} />,
        },
        {
          label: 'failed',
          text: counted(t('board.failed'), countText(failed)),
          panel: () => <FailedColumn {...props} />,
        },
        {
          label: 'drivers',
          text: counted(t('board.drivers'), String(drivers.length)),
          panel: () => <DriverStrip drivers={drivers} work={props.work} />,
        },
        { label: 'day', text: t('day.title'), panel: () => <DayFigures board={props.board} /> },
      ]}
    />
  );
}

function BoardSkeleton() {
  return (
    <Stack {...useLoading()}>
      <Skeleton height="4rem" />
      <div className={`${desk.columns} ${classes.columns}`}>
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </div>
    </Stack>
  );
}

function Figure({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <Stack className={classes.figure} gap={0}>
      <dt className={words.small}>{name}</dt>
      <dd>{children}</dd>
      {hint && <dd className={words.small}>{hint}</dd>}
    </Stack>
  );
}

/** How the day goes (DISPATCH-3). */
function DayFigures({ board }: { board: BoardData }) {
  const { t } = useTranslation('dispatch');
  const durationText = useDurationText();
  const countText = useCountText();
  const { day, in_progress } = board;
  const waited = (minutes: number | null) => (minutes === null ? t('day.none') : durationText(minutes));
  return (
    <section aria-label={t('day.title')}>
      <Group component="dl" className={classes.figures} align="stretch" gap="1px">
        <Figure name={t('day.placed')}>{day.placed}</Figure>
        <Figure name={t('day.onTheRoad')}>{countText(in_progress)}</Figure>
        <Figure name={t('day.delivered')}>{day.delivered}</Figure>
        <Figure name={t('day.failed')}>{day.failed}</Figure>
        <Figure name={t('day.cancelled')}>{day.cancelled}</Figure>
        <Figure name={t('day.declined')}>{day.declined}</Figure>
        <Figure name={t('day.median')} hint={t('day.untilTaken')}>
          {waited(day.median_wait_minutes)}
        </Figure>
        <Figure name={t('day.longest')} hint={t('day.untilTaken')}>
          {waited(day.longest_wait_minutes)}
        </Figure>
        <Figure name={t('day.total')}>{moneyText(day.delivered_total, 'MXN')}</Figure>
        {Boolean(day.delivery_fees_total) && (
          <Figure name={t('day.fees')}>{moneyText(day.delivery_fees_total ?? 0, 'MXN')}</Figure>
        )}
      </Group>
    </section>
  );
}
