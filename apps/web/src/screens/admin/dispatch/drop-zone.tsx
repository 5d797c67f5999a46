import { Anchor, Title } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { roomOf } from './assign-menu.tsx';
import classes from './board.module.css';
import { DriverFacts } from './driver-facts.tsx';
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what each card's menu does
    <div
      className={classes.driver}
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
    </div>
  );
}
