import { Anchor, Avatar, Text, Title } from '@mantine/core';
import type { OverseenDriver } from '@mercadito/contracts/deliveries/admin';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import classes from './dispatch-card.module.css';
import { DriverFacts, driverName } from './driver-facts.tsx';
import { orderHref } from './order-href.ts';

/** Everybody who drives, by name, with their active deliveries. */
export function DriverList({ drivers }: { drivers: readonly OverseenDriver[] }) {
  const { t } = useTranslation('dispatch');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={classes.grid} aria-label={t('drivers.list')}>
      {drivers.map((driver) => (
        <DriverCard key={driver.id} driver={driver} />
      ))}
    </ul>
  );
}

function DriverCard({ driver }: { driver: OverseenDriver }) {
  const { t } = useTranslation('dispatch');
  const name = driverName(driver);
  return (
    <li className={classes.card}>
      <div className={classes.person}>
        <Avatar src={driver.photo} alt="" name={name} color="accent" size="lg" />
        <div>
          <Title order={2}>{name}</Title>
          <Text c="dimmed" translate="no">
            {driver.username}
          </Text>
        </div>
      </div>
      <DriverFacts driver={driver} />
      {driver.orders_in_hand.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul role="list" className={classes.hands} aria-label={t('drivers.hands', { name })}>
          {driver.orders_in_hand.map((number) => (
            <li key={number}>
              <Anchor component={Link} to={orderHref(number, driver.id)} className={classes.number} translate="no">
                {t('number', { number })}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <Text c="dimmed">{t('drivers.noHands')}</Text>
      )}
      <div className={classes.foot}>
        <Anchor
          component={Link}
          to={hrefHere(hrefTo('people'), { search: driver.username })}
          className={classes.number}
          aria-label={t('drivers.person', { name })}
        >
          {t('drivers.account')}
        </Anchor>
      </div>
    </li>
  );
}
