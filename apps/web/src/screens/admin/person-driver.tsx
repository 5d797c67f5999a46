import { Button, Group, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { IconSteeringWheel } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { DriverHoursForm } from './driver-hours-form.tsx';
import { Facts } from './facts.tsx';

interface PersonDriverProps {
  driver: NonNullable<PersonDetails['driver']>;
  isBlocked: boolean;
}

/** A person as a driver: on duty or not, the active deliveries, and when they drive, which is set here. */
export function PersonDriver({ driver, isBlocked }: PersonDriverProps) {
  const { t } = useTranslation('people');
  const { availability_status, orders_in_hand: count, daily_start_time: start, daily_end_time: end } = driver;
  return (
    <>
      <Facts
        facts={[
          [t('driver.availability'), t(`driver.${availability_status}`)],
          [t('driver.inHand'), t('driver.ofMost', { count, most: MAX_ACTIVE_DELIVERIES })],
          [t('driver.hours'), start && end ? `${start} – ${end}` : t('driver.noHours')],
        ]}
      />
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
