import { Anchor, Avatar, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { OverseenDriver } from '@mercadito/contracts/deliveries/admin';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconSteeringWheel } from '@tabler/icons-react';
import { useListDriversQuery } from '../../entities/dispatch/dispatch.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import desk from '../../shared/ui/desk.module.css';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { DriverFacts, driverName } from './dispatch/driver-facts.tsx';
import { OrderLink } from './dispatch/order-facts.tsx';
import classes from './order-lists.module.css';

/** A card of everybody who drives: on duty or not, how many deliveries are active, when, and with which orders (SCREEN-59). */
export function Component() {
  const { t } = useTranslation('dispatch');
  return (
    <>
      <Title order={1} mb="xs">
        {t('drivers.title')}
      </Title>
      <Loaded reading={useListDriversQuery()} skeleton={<SkeletonPage />} failed={t('drivers.failed')}>
        {(drivers) =>
          drivers.length === 0 ? (
            <EmptyState
              icon={<IconSteeringWheel size={40} stroke={1.5} />}
              title={t('drivers.empty')}
              text={t('drivers.emptyText')}
              action={
                <Button component={Link} to={hrefTo('people')} variant="default">
                  {t('drivers.toPeople')}
                </Button>
              }
            />
          ) : (
            <DriverList drivers={drivers} />
          )
        }
      </Loaded>
    </>
  );
}

function DriverList({ drivers }: { drivers: readonly OverseenDriver[] }) {
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
    <Stack component="li" className={classes.card} gap="sm">
      <Group className={`${layout.shrinks} ${layout.shrinkParts}`} gap="sm">
        <Avatar src={driver.photo} alt="" name={name} color="accent" size="lg" />
        <div>
          <Title order={2} size="h3">
            {name}
          </Title>
          <Text c="dimmed" translate="no">
            {driver.username}
          </Text>
        </div>
      </Group>
      <DriverFacts driver={driver} />
      {driver.orders_in_hand.length > 0 ? (
        <Group
          component="ul"
          role="list"
          align="stretch"
          gap="0 var(--mantine-spacing-md)"
          aria-label={t('drivers.activeDeliveries', { name })}
        >
          {driver.orders_in_hand.map((number) => (
            <li key={number}>
              <OrderLink number={number} driverId={driver.id} hasWord />
            </li>
          ))}
        </Group>
      ) : (
        <Text c="dimmed">{t('drivers.noActiveDeliveries')}</Text>
      )}
      <Stack className={classes.cardFoot} gap="var(--gap)">
        <Anchor
          component={Link}
          to={hrefHere(hrefTo('people'), { search: driver.username })}
          className={desk.linkTarget}
          aria-label={t('drivers.person', { name })}
        >
          {t('drivers.account')}
        </Anchor>
      </Stack>
    </Stack>
  );
}
