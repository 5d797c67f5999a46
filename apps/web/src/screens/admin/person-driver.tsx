import { Button, Group, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MAX_ACTIVE_DELIVERIES, wrongDriverSetting } from '@mercadito/domain/deliveries/driver';
import { IconSteeringWheel } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useSetDriverAvailabilityMutation } from '../../entities/deliveries/driver.api.ts';
import { useBusy } from '../../shared/api/use-action.ts';
import { useDates } from '../../shared/format/dates.ts';
import { DateTimeField, HALF_TYPED } from '../../shared/forms/date-time-field.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { HeldButton } from '../../shared/ui/held-button.tsx';
import { doUndoably } from '../../shared/ui/undoable.ts';
import { HeldCashNote } from './cash/held-cash-note.tsx';
import { Facts } from './facts.tsx';

interface PersonDriverProps {
  driver: NonNullable<PersonDetails['driver']>;
  isBlocked: boolean;
}

/** A person as a driver: on duty or not, the active deliveries, and when they drive, which is set here. */
export function PersonDriver({ driver, isBlocked }: PersonDriverProps) {
  const { t } = useTranslation('people');
  const { clock } = useDates();
  const { availability_status, orders_in_hand: count, daily_start_time: start, daily_end_time: end } = driver;
  return (
    <>
      <Facts
        facts={[
          [t('driver.availability'), t(`driver.${availability_status}`)],
          [t('driver.inHand'), t('driver.ofMost', { count, most: MAX_ACTIVE_DELIVERIES })],
          [t('driver.hours'), start && end ? `${clock(start)} – ${clock(end)}` : t('driver.noHours')],
        ]}
      />
      <HeldCashNote driverId={driver.id} />
      {!isBlocked && <DriverHoursForm driverId={driver.id} start={start} end={end} />}
      {count > 0 && !isBlocked && <Text c="dimmed">{t('driver.takeBackFirst')}</Text>}
      <Group>
        <Button
          component={Link}
          to={hrefTo('drivers')}
          variant="default"
          leftSection={<IconSteeringWheel size={20} aria-hidden="true" />}
        >
          {t('driver.toDrivers')}
        </Button>
      </Group>
    </>
  );
}

interface DriverHoursFormProps {
  driverId: number;
  /** `HH:mm`, or null while none are set. */
  start: string | null;
  end: string | null;
}

type Hours = Readonly<Record<'start' | 'end', string>>;

const sentOf = ({ start, end }: Hours) => ({ daily_start_time: start || null, daily_end_time: end || null });

/** When a driver works: two times or none, past midnight too; what was saved can be taken back (DELIVERY-32). */
function DriverHoursForm({ driverId, start, end }: DriverHoursFormProps) {
  const { t } = useTranslation('people');
  const id = useId();
  const [set] = useSetDriverAvailabilityMutation();
  const { isBusy, during } = useBusy();
  const current: Hours = { start: start ?? '', end: end ?? '' };
  const [typed, setTyped] = useState<(Hours & { readonly over: string }) | null>(null);
  // Another Admin's change takes the place of times that were typed over the ones before.
  const over = JSON.stringify(current);
  const hours: Hours = typed?.over === over ? typed : current;
  const isSame = hours.start === current.start && hours.end === current.end;
  const isBlank = hours.start === '' && hours.end === '';
  const isHalf = hours.start === HALF_TYPED || hours.end === HALF_TYPED;
  // Of half a time the field says it itself.
  const wrong = isHalf ? null : wrongDriverSetting(sentOf(hours));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSame || isHalf || wrong) return;
    const change = (to: Hours) => set({ driver_id: driverId, ...sentOf(to) });
    const message = t(isBlank ? 'driver.hoursRemoved' : 'driver.hoursSaved');
    await during(() => doUndoably({ message, act: () => change(hours), actBack: () => change(current) }));
    setTyped(null);
  };
  const field = (name: keyof Hours) => ({
    flex: '1 1 7rem',
    value: hours[name],
    onType: (time: string) => setTyped({ ...hours, [name]: time, over }),
  });
  return (
    <form aria-label={t('driver.setHours')} onSubmit={save}>
      <Group align="flex-end" gap="xs">
        <DateTimeField type="time" {...field('start')} label={t('driver.from')} />
        <DateTimeField type="time" {...field('end')} label={t('driver.to')} />
        <HeldButton
          type="submit"
          variant="default"
          loading={isBusy}
          {...(wrong && { saidBy: id })}
          missing={wrong ? t('driver.bothHours') : isSame && t('controls:missing.change')}
          aria-label={t('common:partOf', { what: t('common:save'), whole: t('driver.setHours') })}
        >
          {t('common:save')}
        </HeldButton>
      </Group>
      {wrong && (
        <Text id={id} size="sm" c="dimmed" mt="xs">
          {t('driver.bothHours')}
        </Text>
      )}
    </form>
  );
}
