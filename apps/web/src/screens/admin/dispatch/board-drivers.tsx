import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { IconChevronDown } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import classes from './board.module.css';
import { DriverFacts, driverNameAmong, useDriverOption } from './driver-facts.tsx';
import type { BoardWork } from './use-board-work.ts';

interface DropZoneProps {
  driver: DriverProfile;
  work: BoardWork;
  /** The level of the driver's name; left out where it is no heading. */
  heading?: 3;
  children?: ReactNode;
}

/** A driver, onto whom waiting cards can be dropped as long as there is room (DISPATCH-6). */
export function DropZone({ driver, work, heading, children }: DropZoneProps) {
  const { t } = useTranslation('dispatch');
  const [isOver, setOver] = useState(false);
  const { dragged } = work;
  const takes = dragged.length > 0 && dragged.length <= roomOf(driver);
  const name = work.nameOf(driver);
  const link = (
    <Anchor component={Link} to={work.hrefOfDriver(driver.id)} className={classes.driverName}>
      {name}
    </Anchor>
  );
  const over = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (takes) work.give(dragged, driver);
  };
  return (
    <Stack
      className={`${looks.choosable} ${classes.driver}`}
      gap="xs"
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {heading ? <Title order={heading}>{link}</Title> : link}
      <DriverFacts driver={driver} />
      {takes && <span className={classes.hint}>{t('board.drop', { name })}</span>}
      {children}
    </Stack>
  );
}

/** How many more orders a driver may be given now; 0 off duty (DISPATCH-6). */
const roomOf = ({ orders_assigned_count, settings }: DriverProfile): number =>
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
  const optionOf = useDriverOption(drivers);
  const whyNot = (driver: DriverProfile): string | null => {
    const room = roomOf(driver);
    if (room >= count) return null;
    if (driver.settings.availability_status === 'unavailable') return t('assign.off');
    return room === 0 ? t('assign.full') : t('assign.room', { count: room });
  };
  return (
    <Menu position="bottom-start" hideDetached={false}>
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
            <Menu.Item key={driver.id} mih="2.75rem" disabled={why !== null} onClick={() => onChoose(driver)}>
              {optionOf(driver, why)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const SHOWN_FREEST = 2;

/** The drivers with most room for the chosen orders, each one tap away; all others are behind the menu (DISPATCH-6). */
export function FreestDrivers({
  drivers,
  count,
  onChoose,
}: Pick<AssignMenuProps, 'drivers' | 'onChoose'> & { count: number }) {
  const { t } = useTranslation('dispatch');
  const freest = drivers
    .filter((driver) => roomOf(driver) >= count)
    .toSorted((one, other) => roomOf(other) - roomOf(one))
    .slice(0, SHOWN_FREEST);
  return freest.map((driver) => {
    const name = driverNameAmong(drivers, driver);
    const of = { name, count: driver.orders_assigned_count, max: MAX_ACTIVE_DELIVERIES };
    return (
      <Button key={driver.id} variant="default" onClick={() => onChoose(driver)}>
        {t('assign.to', of)}
      </Button>
    );
  });
}

/** Who can drive, each a place to drop cards. */
export function DriverStrip({ drivers, work }: { drivers: readonly DriverProfile[]; work: BoardWork }) {
  const { t } = useTranslation('dispatch');
  const id = useId();
  if (drivers.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {t('board.noDrivers')}
      </Text>
    );
  const zones = drivers.map((driver) => <DropZone key={driver.id} driver={driver} work={work} />);
  return (
    <Stack component="section" aria-labelledby={id} className={classes.strip} miw={0} gap="xs">
      <Text component="h2" id={id} fz="lg" fw={700}>
        {t('board.drivers')}
      </Text>
      {work.isWide ? <ScrollRow className={classes.stripRow}>{zones}</ScrollRow> : zones}
    </Stack>
  );
}

/** How giving orders went: who has them now, and which did not go and why (DISPATCH-6). */
export function GivingReport({ work }: { work: BoardWork }) {
  const { t } = useTranslation('dispatch');
  const { result } = work;
  const isRefused = result !== null && result.refused.length > 0;
  const lines =
    result === null
      ? []
      : [
          ...(result.went > 0 ? [t('assign.went', { count: result.went, name: result.name })] : []),
          ...result.refused.map(({ number, why }) => t('assign.not', { number: orderCode(number), why })),
        ];
  useAnnounced(lines.join(' '));
  if (lines.length === 0) return null;
  return (
    <Alert
      color={isRefused ? 'red' : 'green'}
      title={isRefused ? t('board.results') : undefined}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={work.forgetResult}
    >
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Alert>
  );
}
