import { Group } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { joinWords } from '@mercadito/domain/join-words';
import { useDates } from '../../../shared/format/dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './dispatch-facts.module.css';

export const driverName = ({ name, last_name }: Pick<DriverProfile, 'name' | 'last_name'>): string =>
  joinWords(name, last_name);

/** What a driver is called among others: of those with one name each has the username beside it (DISPATCH-6). */
export function driverNameAmong(drivers: readonly DriverProfile[], driver: DriverProfile): string {
  const name = driverName(driver);
  const isShared = drivers.some((other) => other.id !== driver.id && driverName(other) === name);
  return isShared ? `${name} (${driver.username})` : name;
}

/** When a driver works in the words of the page: 8:00 a.m. – 4:00 p.m., or that no hours are set. */
function useHoursText(): (driver: DriverProfile) => string {
  const { t } = useTranslation('dispatch');
  const { clock } = useDates();
  return ({ settings: { daily_start_time: from, daily_end_time: to } }) =>
    from && to ? t('drivers.hours', { from: clock(from), to: clock(to) }) : t('drivers.noHours');
}

/** A driver to be chosen: name, active deliveries, and the hours, or why not. */
export function useDriverOption(drivers: readonly DriverProfile[]) {
  const { t } = useTranslation('dispatch');
  const hoursText = useHoursText();
  return (driver: DriverProfile, whyNot: string | null = null): string =>
    t('assign.option', {
      name: driverNameAmong(drivers, driver),
      count: driver.orders_assigned_count,
      max: MAX_ACTIVE_DELIVERIES,
      hours: whyNot ?? hoursText(driver),
    });
}

/** Whether a driver is on duty, in a dot and its word; how many deliveries are active; which hours (DISPATCH-5). */
export function DriverFacts({ driver }: { driver: DriverProfile }) {
  const { t } = useTranslation('dispatch');
  const hoursText = useHoursText();
  const { availability_status: status } = driver.settings;
  return (
    <Group component="p" m={0} align="stretch" gap="0 var(--mantine-spacing-sm)">
      <span className={`${words.toned} ${classes.duty}`} data-status={status}>
        <span className={classes.dutyDot} aria-hidden="true" />
        {t(`drivers.${status}`)}
      </span>
      <strong className={words.figures}>
        {t('drivers.inHand', { count: driver.orders_assigned_count, max: MAX_ACTIVE_DELIVERIES })}
      </strong>
      <span className={words.quiet}>{hoursText(driver)}</span>
    </Group>
  );
}
