import { Button, Group, NativeSelect, Switch } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { isLocation, offeredLocations } from '@mercadito/domain/places/location';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link, useLocation, useNavigate, useSearchParams } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import desk from '../../../shared/ui/desk.module.css';
import { driverNameAmong } from './driver-facts.tsx';
import type { Board, BoardFilter } from './use-board.ts';

/** Holds the board still while somebody reads it, and says what has changed meanwhile (DISPATCH-9). */
export function PauseSwitch({ board }: { board: Board }) {
  const { t } = useTranslation('dispatch');
  const { isPaused, changes } = board;
  const paused = isPaused && changes === 0 && t('pause.paused');
  useAnnounced(paused);
  return (
    <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
      <Switch
        label={t('pause.label')}
        checked={isPaused}
        onChange={({ currentTarget }) => board.setPaused(currentTarget.checked)}
      />
      <span>{paused}</span>
      {changes > 0 && (
        <Button variant="light" onClick={board.showChanges}>
          {t('pause.changes', { count: changes })}
        </Button>
      )}
    </Group>
  );
}

interface BoardFiltersProps {
  drivers: readonly DriverProfile[];
  filtering: ReturnType<typeof useBoardFilter>;
}

/** Which orders the columns show, as the address says. */
export function BoardFilters({ drivers, filtering }: BoardFiltersProps) {
  const { t } = useTranslation('dispatch');
  const { places } = useSite();
  const { filter, isFiltered, set } = filtering;
  return (
    <search className={desk.filters}>
      <NativeSelect
        label={t('filters.place')}
        value={filter.location ?? ''}
        data={[{ value: '', label: t('filters.allPlaces') }, ...offeredLocations(places)]}
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

const FIELDS = { location: 'place', driver_id: 'driver' } as const;

/** The filter of the address, and what changes it there. */
export function useBoardFilter() {
  const { pathname } = useLocation();
  const { places } = useSite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const place = params.get(FIELDS.location) ?? '';
  const driver = Number(params.get(FIELDS.driver_id));
  const filter: BoardFilter = {
    ...(isLocation(place, places) && { location: place }),
    ...(Number.isInteger(driver) && driver > 0 && { driver_id: driver }),
  };
  const hrefWith = (field: keyof BoardFilter, value: string) => {
    const next = new URLSearchParams(params);
    next.delete(FIELDS[field]);
    if (value !== '') next.set(FIELDS[field], value);
    return hrefHere(pathname, next.size === 0 ? '' : `?${next}`);
  };
  return {
    filter,
    isFiltered: filter.location !== undefined || filter.driver_id !== undefined,
    hrefWith,
    set: (field: keyof BoardFilter, value: string) => navigate(hrefWith(field, value), { replace: true }),
  };
}
