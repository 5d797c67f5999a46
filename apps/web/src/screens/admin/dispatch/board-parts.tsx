import { Alert, Button, NativeSelect, Switch, Text } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { DispatchBoard } from '@mercadito/contracts/dispatch';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { locationsOf } from '@mercadito/domain/places/location';
import { type ReactNode, useId } from 'react';
import { useDurationText } from '../../../entities/deliveries/use-duration-text.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import classes from './board.module.css';
import { useCountText } from './board-column.tsx';
import { driverNameAmong } from './driver-facts.tsx';
import { DropZone } from './drop-zone.tsx';
import type { Board } from './use-board.ts';
import type { useBoardFilter } from './use-board-filter.ts';
import type { BoardWork } from './use-board-work.ts';

/** Holds the board still while somebody reads it, and says what has changed meanwhile (DISPATCH-9). */
export function PauseSwitch({ board }: { board: Board }) {
  const { t } = useTranslation('dispatch');
  const { isPaused, changes } = board;
  return (
    <div className={classes.pause}>
      <Switch
        label={t('pause.label')}
        checked={isPaused}
        onChange={({ currentTarget }) => board.setPaused(currentTarget.checked)}
      />
      <span role="status">{isPaused && changes === 0 && t('pause.paused')}</span>
      {changes > 0 && (
        <Button variant="light" onClick={board.showChanges}>
          {t('pause.changes', { count: changes })}
        </Button>
      )}
    </div>
  );
}

interface BoardFiltersProps {
  drivers: readonly DriverProfile[];
  filtering: ReturnType<typeof useBoardFilter>;
}

/** Which orders the columns show; it stands in the address. */
export function BoardFilters({ drivers, filtering }: BoardFiltersProps) {
  const { t } = useTranslation('dispatch');
  const { product } = useSite();
  const { filter, isFiltered, set } = filtering;
  return (
    <search className={classes.filters}>
      <NativeSelect
        label={t('filters.place')}
        value={filter.location ?? ''}
        data={[{ value: '', label: t('filters.allPlaces') }, ...locationsOf(product)]}
        onChange={({ currentTarget }) => set('location', currentTarget.value)}
      />
      <NativeSelect
        label={t('filters.driver')}
        value={String(filter.driver_id ?? '')}
        data={[
          { value: '', label: t('filters.allDrivers') },
          ...drivers.map((driver) => ({ value: String(driver.id), label: driverNameAmong(drivers, driver) })),
        ]}
        onChange={({ currentTarget }) => set('driver_id', currentTarget.value)}
      />
      {isFiltered && (
        <Button variant="subtle" component={Link} to={hrefTo('dispatch')}>
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}

/** How giving orders went: who has them now, and which did not go and why (DISPATCH-6). */
export function GivingReport({ work }: { work: BoardWork }) {
  const { t } = useTranslation('dispatch');
  const { result } = work;
  const isRefused = result !== null && result.refused.length > 0;
  return (
    <div role="status">
      {result && (
        <Alert
          color={isRefused ? 'red' : 'green'}
          title={isRefused ? t('board.results') : undefined}
          withCloseButton
          closeButtonLabel={t('common:close')}
          onClose={work.forgetResult}
        >
          {result.went > 0 && <Text>{t('assign.went', { count: result.went, name: result.name })}</Text>}
          {result.refused.map(({ number, why }) => (
            <Text key={number}>{t('assign.not', { number, why })}</Text>
          ))}
        </Alert>
      )}
    </div>
  );
}

/** Who can drive, each a place to drop cards. */
export function DriverStrip({ drivers, work }: { drivers: readonly DriverProfile[]; work: BoardWork }) {
  const { t } = useTranslation('dispatch');
  const id = useId();
  if (drivers.length === 0) return <p className={classes.quiet}>{t('board.noDrivers')}</p>;
  const zones = drivers.map((driver) => <DropZone key={driver.id} driver={driver} work={work} />);
  return (
    <section aria-labelledby={id} className={classes.strip}>
      <h2 id={id} className={classes.stripTitle}>
        {t('board.drivers')}
      </h2>
      {work.isWide ? <ScrollRow>{zones}</ScrollRow> : zones}
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How the day goes (DISPATCH-3). */
export function DayFigures({ board }: { board: DispatchBoard }) {
  const { t } = useTranslation('dispatch');
  const durationText = useDurationText();
  const countText = useCountText();
  const { day, in_progress } = board;
  const waited = (minutes: number | null) => (minutes === null ? t('day.none') : durationText(minutes));
  return (
    <section aria-label={t('day.title')}>
      <dl className={classes.figures}>
        <Figure name={t('day.placed')}>{day.placed}</Figure>
        <Figure name={t('day.onTheRoad')}>{countText(in_progress)}</Figure>
        <Figure name={t('day.delivered')}>{day.delivered}</Figure>
        <Figure name={t('day.failed')}>{day.failed}</Figure>
        <Figure name={t('day.cancelled')}>{day.cancelled}</Figure>
        <Figure name={t('day.declined')}>{day.declined}</Figure>
        <Figure name={t('day.median')}>{waited(day.median_wait_minutes)}</Figure>
        <Figure name={t('day.longest')}>{waited(day.longest_wait_minutes)}</Figure>
        <Figure name={t('day.total')}>{moneyText(day.delivered_total, 'MXN')}</Figure>
      </dl>
    </section>
  );
}
