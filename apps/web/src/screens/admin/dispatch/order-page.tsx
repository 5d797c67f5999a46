import { Group, Stack, Text, Title } from '@mantine/core';
import type { DispatchOrder, OrderHappening } from '@mercadito/contracts/dispatch';
import { joinWords } from '@mercadito/domain/join-words';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { locationLabel } from '@mercadito/domain/places/location';
import type { ReactNode } from 'react';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { KeywordCheck } from '../../../entities/deliveries/order-card.tsx';
import { TakenNote } from '../../../entities/deliveries/taken-note.tsx';
import { OrderItems } from '../../../entities/orders/order-items.tsx';
import { OrderGatePhoto } from '../../../features/gate-photo/order-gate-photo.tsx';
import { useDates } from '../../../shared/format/dates.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { Fact } from '../../../shared/ui/fact.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import words from '../../../shared/ui/words.module.css';
import { useAdminMessage } from '../use-admin-message.ts';
import { CustomerDoubts, doubtsOf } from './customer-doubts.tsx';
import { FactList } from './order-facts.tsx';
import classes from './order-page.module.css';

export const OrderSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageCard title={title} className={words.breaks}>
    {children}
  </PageCard>
);

/** Who gets it, where, by which word, and how to reach them. */
function OrderCustomer({ order }: { order: DispatchOrder }) {
  const { t } = useTranslation('dispatch');
  const { places } = useSite();
  const receiver = joinWords(order.user_name, order.last_name);
  const account = joinWords(order.user_first_name, order.user_last_name);
  const street = joinWords(order.street_1, order.exterior_number);
  const interior = order.interior_number && t('order.interior', { number: order.interior_number });
  const crossing = order.street_2 && t('order.crossing', { street: order.street_2 });
  const backup = order.alternate_receiver_phone;
  const number = order.transaction_id;
  const write = useAdminMessage();
  const isAsked =
    order.status === 'pending' && (order.awaits_confirmation || doubtsOf(order.customer_record).length > 0);
  return (
    <OrderSection title={t('order.customer')}>
      <Group className={classes.keyword} align="baseline" justify="space-between" gap="0 var(--mantine-spacing-md)">
        <span>{t('order.keyword')}</span>
        <strong className={desk.large} translate="no">
          {order.delivery_password}
        </strong>
      </Group>
      <KeywordCheck facts={order} />
      <CustomerDoubts record={order.customer_record} />
      <FactList>
        <Fact name={t('order.receives')}>{receiver}</Fact>
        <Fact name={t('order.orderedBy')}>{account !== receiver && account}</Fact>
        <Fact name={t('order.address')}>
          {[street, interior, crossing, locationLabel(order.location, places)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('order.reference')}>{order.reference}</Fact>
        <Fact name={t('order.load')}>{t(`orders:loadType.${order.load_type}`)}</Fact>
        <Fact name={t('order.instructions')}>{order.delivery_instructions}</Fact>
        <Fact name={t('order.note')}>{order.delivery_description}</Fact>
      </FactList>
      <ContactLinks
        name={receiver}
        phone={order.telephone}
        place={{ street, location: order.location, pin: order.pin }}
        message={write({ about: isAsked ? 'confirming' : 'own order', name: order.user_name, number })}
      />
      <OrderGatePhoto order={order} name={receiver} />
      {backup && (
        <>
          <strong>{t('order.backup')}</strong>
          <ContactLinks
            name={t('order.backupName')}
            phone={backup}
            message={write({ about: 'order of another', customer: order.user_name, number })}
          />
        </>
      )}
    </OrderSection>
  );
}

/** What was ordered, business by business, with how to reach each. */
function OrderGoods({ order }: { order: DispatchOrder }) {
  const { t } = useTranslation('dispatch');
  const dates = useDates();
  const { places } = useSite();
  const write = useAdminMessage();
  return (
    <OrderSection title={t('order.goods')}>
      {order.order_companies.map((company, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a business that is gone has no id, and none changes place
        <Stack key={index} className={classes.company} gap="var(--gap)">
          <Group align="stretch" justify="space-between" gap="0 var(--mantine-spacing-md)">
            <Title order={3} size="h4">
              {company.company_name}
            </Title>
            <span className={`${words.name} ${words.figures}`}>{moneyText(company.total, 'MXN')}</span>
          </Group>
          <p className={words.small}>
            {[company.street_1, locationLabel(company.location, places), company.reference].filter(Boolean).join(', ')}
          </p>
          {company.seen_at && (
            <p className={words.small}>{t('order.seen', { when: dates.dateTime(company.seen_at) })}</p>
          )}
          {company.ready_at && (
            <p className={words.small}>
              {t('order.ready', { name: company.company_name, when: dates.dateTime(company.ready_at) })}
            </p>
          )}
          <OrderItems items={company.orderItem} />
          <ContactLinks
            name={company.company_name}
            phone={company.telephone}
            message={write({ about: 'sale', business: company.company_name, number: order.transaction_id })}
          />
        </Stack>
      ))}
    </OrderSection>
  );
}

/** How it stands, which one it is, when it came, and what it comes to. */
function OrderHead({ order }: { order: DispatchOrder }) {
  const { t } = useTranslation('dispatch');
  const dates = useDates();
  return (
    <Group gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
      <StageBadge order={{ ...order, pick_ups: pickUpsOf(order.order_companies) }} />
      <span translate="no">{t('number', { number: orderCode(order.transaction_id) })}</span>
      <time dateTime={order.date_issued}>{dates.dateTime(order.date_issued)}</time>
      <span className={classes.total}>{moneyText(order.order_total, 'MXN')}</span>
      {order.delivery_fee ? <span>{t('fee', { amount: moneyText(order.delivery_fee, 'MXN') })}</span> : null}
      <TakenNote order={order} />
      {order.cancellation_reason && (
        <Text>
          <strong>{t('facts.reason')}:</strong> {order.cancellation_reason}
        </Text>
      )}
    </Group>
  );
}

interface OrderPageProps {
  order: DispatchOrder;
  /** What is to be decided and what happened; on a phone it comes first. */
  side: ReactNode;
}

/** The whole page of an order: its head, and beside what is in it what can be done. */
export function OrderPage({ order, side }: OrderPageProps) {
  return (
    <Stack className={`${layout.shrinks} ${classes.page}`}>
      <OrderHead order={order} />
      <div className={`${desk.columns} ${classes.columns}`}>
        <Stack className={`${layout.shrinks} ${classes.side}`}>{side}</Stack>
        <Stack className={layout.shrinks}>
          <OrderCustomer order={order} />
          <OrderGoods order={order} />
        </Stack>
      </div>
    </Stack>
  );
}

/** All that happened to an order, oldest first, with who did it and why. */
export function OrderHistory({ history }: { history: readonly OrderHappening[] }) {
  const { t } = useTranslation('dispatch');
  const dates = useDates();
  const somebody = t('happened.somebody');
  return (
    <Stack component="ol" role="list" gap="sm">
      {history.map(({ kind, at, by, driver_name, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, at the end
        <Stack component="li" key={index} className={classes.historyEntry} gap={0}>
          <span>{t(`happened.${kind}`, { by: by ?? somebody, driver: driver_name ?? by ?? somebody })}</span>
          <time dateTime={at} className={words.small}>
            {dates.dateTime(at)}
          </time>
          {detail && <q className={classes.detail}>{detail}</q>}
        </Stack>
      ))}
    </Stack>
  );
}
