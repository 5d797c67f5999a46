import { Group, Stack, Text, Title } from '@mantine/core';
import type { OrderInProgress } from '@mercadito/contracts/deliveries/admin';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconRoute } from '@tabler/icons-react';
import { ContactLinks } from '../../entities/deliveries/contact-links.tsx';
import { useListOrdersInProgressQuery } from '../../entities/dispatch/dispatch.api.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import desk from '../../shared/ui/desk.module.css';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { StageBadge } from '../../shared/ui/status-badge.tsx';
import words from '../../shared/ui/words.module.css';
import { AgeMark } from './dispatch/age-mark.tsx';
import { FactList, OrderLink } from './dispatch/order-facts.tsx';
import classes from './order-lists.module.css';
import { useAdminMessage } from './use-admin-message.ts';

/** The active deliveries with who carries each and how to reach its customer, live (SCREEN-57). */
export function Component() {
  const { t } = useTranslation('dispatch');
  return (
    <>
      <Title order={1} mb="xs">
        {t('inProgress.title')}
      </Title>
      <Loaded reading={useListOrdersInProgressQuery()} skeleton={<SkeletonPage />} failed={t('inProgress.failed')}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              icon={<IconRoute size={40} stroke={1.5} />}
              title={t('inProgress.empty')}
              text={t('inProgress.emptyText')}
              way={{ to: hrefTo('dispatch'), text: t('inProgress.toBoard') }}
            />
          ) : (
            <>
              <Text mb="sm" c="dimmed">
                {t('inProgress.count', { count: results.length })}
              </Text>
              <InProgressList orders={results} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function InProgressList({ orders }: { orders: readonly OrderInProgress[] }) {
  const { t } = useTranslation('dispatch');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={classes.grid} aria-label={t('inProgress.list')}>
      {orders.map((order) => (
        <InProgressCard key={order.transaction_id} order={order} />
      ))}
    </ul>
  );
}

function InProgressCard({ order }: { order: OrderInProgress }) {
  const { t } = useTranslation('dispatch');
  const { places } = useSite();
  const write = useAdminMessage();
  const customer = joinWords(order.order_user_first_name, order.order_user_last_name);
  return (
    <Stack component="li" className={classes.card} gap="sm">
      <Group align="baseline" justify="space-between" gap="0 var(--mantine-spacing-md)">
        <OrderLink number={order.transaction_id} driverId={order.driver_id} hasWord />
        <strong className={`${words.figures} ${desk.large}`}>{moneyText(order.order_total, 'MXN')}</strong>
      </Group>
      <StageBadge order={{ ...order, status: 'shipped' }} />
      <AgeMark column="inProgress" since={order.shipped_at ?? order.date_issued} />
      <FactList>
        <Fact name={t('facts.driver')}>{order.driver_name}</Fact>
        <Fact name={t('facts.customer')}>
          {customer}, {locationLabel(order.location, places)}
        </Fact>
        <div>
          <dt>{t('facts.businesses')}</dt>
          {order.companies.map(({ company_name, location, total }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and never change places
            <dd key={index} className={classes.share}>
              <span>
                {company_name}, {locationLabel(location, places)}
              </span>
              <span className={classes.amount}>{moneyText(total, 'MXN')}</span>
            </dd>
          ))}
        </div>
      </FactList>
      <Stack className={classes.cardFoot} gap="var(--gap)">
        <ContactLinks
          name={customer}
          phone={order.order_user_thelephone}
          message={write({ about: 'own order', name: order.order_user_first_name, number: order.transaction_id })}
        />
      </Stack>
    </Stack>
  );
}
