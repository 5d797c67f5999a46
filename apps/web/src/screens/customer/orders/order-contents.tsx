import { Group, Stack, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { joinWords } from '@mercadito/domain/join-words';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { locationLabel } from '@mercadito/domain/places/location';
import { parsePhone } from '@mercadito/domain/places/phone';
import { IconBuildingStore } from '@tabler/icons-react';
import { OrderItems } from '../../../entities/orders/order-items.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { openingOf } from '../../../shared/format/opening.ts';
import { useClosedText } from '../../../shared/format/use-closed-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { Fact } from '../../../shared/ui/fact.tsx';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { PhoneNumber } from '../../../shared/ui/phone-number.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './order-details.module.css';

type OrderCompany = OrderDetails['order_companies'][number];

/** Whether its sub-total is an amount that neither a line nor the order's total says (CART-6). */
const hasOwnSum = ({ orderItem }: OrderCompany, { order_companies, delivery_fee }: OrderDetails): boolean =>
  (order_companies.length > 1 || Boolean(delivery_fee)) &&
  orderItem.filter(({ status }) => countsInTotal(status)).length > 1;

/** What was ordered, by business, and what it comes to now. */
export function OrderGoods({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const missing = order.order_companies
    .flatMap(({ orderItem }) => orderItem)
    .filter(({ status }) => !countsInTotal(status));
  const missed = missing.reduce((sum, item) => sum + item.item_total, 0);
  return (
    <PageCard title={t('goods.title')}>
      {order.order_companies.map((company) => (
        <Company
          key={`${company.company_id} ${company.company_name}`}
          company={company}
          isAwaited={order.status === 'pending'}
          isOpen={!hasEnded(order.status)}
          hasOwnSum={hasOwnSum(company, order)}
        />
      ))}
      {order.delivery_fee ? <SumLine name={t('goods.fee')} amount={order.delivery_fee} /> : null}
      <SumLine name={t('goods.total')} amount={order.order_total} isTotal />
      <Cash order={order} />
      {missing.length > 0 && (
        <Text size="sm" fw={600} role="note">
          {t('goods.recalculated', { count: missing.length, amount: moneyText(missed, 'MXN') })}
        </Text>
      )}
    </PageCard>
  );
}

/** What is paid at the door where that is not the total, and what the driver brings to give back (CASH-1, CASH-2). */
function Cash({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { order_total, cash_due = order_total, pays_with, change_due } = order;
  if (order.status !== 'pending' && order.status !== 'shipped' && order.status !== 'delivered') return null;
  return (
    <>
      {cash_due !== order_total && <SumLine name={t('goods.cash')} amount={cash_due} />}
      {pays_with && typeof change_due === 'number' && (
        <>
          <Text size="sm">{t('goods.paysWith', { amount: moneyText(pays_with.amount, pays_with.currency) })}</Text>
          {change_due > 0 && <SumLine name={t('goods.change')} amount={change_due} />}
        </>
      )}
    </>
  );
}

interface SumLineProps {
  name: string;
  amount: number;
  isTotal?: boolean;
}

function SumLine({ name, amount, isTotal = false }: SumLineProps) {
  return (
    <Group
      className={`${words.figures} ${isTotal ? classes.total : classes.subtotal}`}
      align="stretch"
      justify="space-between"
      gap="0 var(--mantine-spacing-md)"
    >
      <span>{name}</span>
      <span>{moneyText(amount, 'MXN')}</span>
    </Group>
  );
}

interface CompanyProps {
  company: OrderCompany;
  isAwaited: boolean;
  isOpen: boolean;
  hasOwnSum: boolean;
}

function Company({ company, isAwaited, isOpen, hasOwnSum }: CompanyProps) {
  const { t } = useTranslation('orders');
  const closed = useClosedText(openingOf(company));
  return (
    <div>
      <h3 className={`${words.quietSign} ${classes.company}`}>
        <IconBuildingStore size={18} stroke={1.75} aria-hidden="true" /> {company.company_name}
      </h3>
      {/* Until somebody has fetched it, it waits for the shop to open. */}
      {isAwaited && closed !== null && (
        <Text size="sm" role="note">
          {closed}
        </Text>
      )}
      <OrderItems items={company.orderItem} saysIfMissing={isOpen && !company.picked_up_at ? 'own' : undefined} />
      {hasOwnSum && <SumLine name={t('goods.subtotal')} amount={company.total} />}
    </div>
  );
}

function Telephone({ stored }: { stored: string }) {
  const phone = parsePhone(stored);
  return phone ? <PhoneNumber phone={phone} /> : stored;
}

/** Where it goes and what the driver was told, as it was when the order was sent. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { places } = useSite();
  const street = joinWords(order.street_1, order.exterior_number);
  const interior = order.interior_number && t('facts.interior', { number: order.interior_number });
  const crossing = order.street_2 && t('facts.crossing', { street: order.street_2 });
  return (
    <PageCard title={t('facts.title')}>
      <Stack component="dl" className={classes.facts} gap="sm">
        <Fact name={t('facts.receiver')}>
          {order.user_name} {order.last_name}
        </Fact>
        <Fact name={t('facts.address')}>
          {[street, interior, crossing, locationLabel(order.location, places)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('facts.reference')}>{order.reference}</Fact>
        <Fact name={t('facts.phone')}>
          <Telephone stored={order.telephone} />
        </Fact>
        <Fact name={t('facts.backup')}>
          {order.alternate_receiver_phone && <Telephone stored={order.alternate_receiver_phone} />}
        </Fact>
        <Fact name={t('facts.loadType')}>{t(`loadType.${order.load_type}`)}</Fact>
        <Fact name={t('facts.instructions')}>{order.delivery_instructions}</Fact>
        <Fact name={t('facts.description')}>{order.delivery_description}</Fact>
      </Stack>
    </PageCard>
  );
}
