import { Button } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Menu } from '../../../shared/ui/menu.tsx';
import classes from './board.module.css';
import { driverNameAmong, useHoursText } from './driver-facts.tsx';

/** How many more orders a driver may be given now; 0 off duty (DISPATCH-6). */
export const roomOf = ({ orders_assigned_count, settings }: DriverProfile): number =>
  settings.availability_status === 'available' ? Math.max(0, MAX_ACTIVE_DELIVERIES - orders_assigned_count) : 0;

interface AssignMenuProps {
  drivers: readonly DriverProfile[];
  /** How many orders are to be given. */
  count?: number;
  /** What the button does, for those who hear it apart from its card. */
  label: string;
  children: string;
  onChoose: (driver: DriverProfile) => void;
}

/** The drivers to choose from, with the keyboard too; who has no room cannot be chosen, and why is said (DISPATCH-6). */
export function AssignMenu({ drivers, count = 1, label, children, onChoose }: AssignMenuProps) {
  const { t } = useTranslation('dispatch');
  const hoursText = useHoursText();
  const whyNot = (driver: DriverProfile): string | null => {
    const room = roomOf(driver);
    if (room >= count) return null;
    if (driver.settings.availability_status === 'unavailable') return t('assign.off');
    return room === 0 ? t('assign.full') : t('assign.room', { count: room });
  };
  return (
    <Menu position="bottom-start" shadow="md" hideDetached={false}>
      <Menu.Target>
        <Button
          variant={count > 1 ? 'filled' : 'light'}
          aria-label={label}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {drivers.length === 0 && <Menu.Label>{t('assign.none')}</Menu.Label>}
        {drivers.map((driver) => {
          const why = whyNot(driver);
          return (
            <Menu.Item
              key={driver.id}
              className={classes.choice}
              disabled={why !== null}
              onClick={() => onChoose(driver)}
            >
              {t('assign.option', {
                name: driverNameAmong(drivers, driver),
                count: driver.orders_assigned_count,
                max: MAX_ACTIVE_DELIVERIES,
                hours: why ?? hoursText(driver),
              })}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
