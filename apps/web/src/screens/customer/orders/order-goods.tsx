import { Text, Title } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { IconBuildingStore } from '@tabler/icons-react';
import { OrderItems } from '../../../entities/orders/order-items.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { openingOf } from '../../../shared/format/opening-of.ts';
import { useClosedText } from '../../../shared/format/use-closed-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-goods.module.css';
import partClasses from './order-parts.module.css';

type OrderCompany = OrderDetails['order_companies'][number];

/** What was ordered, by business, and what it comes to now. */
export function OrderGoods({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const missing = order.order_companies
    .flatMap(({ orderItem }) => orderItem)
    .filter(({ status }) => !countsInTotal(status));
  const missed = missing.reduce((sum, item) => sum + item.item_total, 0);
  return (
    <section className={partClasses.card} aria-labelledby="order-goods">
      <Title order={2} size="h3" id="order-goods">
        {t('goods.title')}
      </Title>
      {order.order_companies.map((company) => (
        <Company
          key={`${company.company_id} ${company.company_name}`}
          company={company}
          isAwaited={order.status === 'pending'}
        />
      ))}
      <div className={classes.total}>
        <span>{t('goods.total')}</span>
        <span>{moneyText(order.order_total, 'MXN')}</span>
      </div>
      {missing.length > 0 && (
        <Text size="sm" fw={600} role="note">
          {t('goods.recalculated', { count: missing.length, amount: moneyText(missed, 'MXN') })}
        </Text>
      )}
    </section>
  );
}

function Company({ company, isAwaited }: { company: OrderCompany; isAwaited: boolean }) {
  const { t } = useTranslation('orders');
  const closed = useClosedText(openingOf(company));
  return (
    <div>
      <h3 className={classes.company}>
        <IconBuildingStore size={18} stroke={1.75} aria-hidden="true" /> {company.company_name}
      </h3>
      {/* Until somebody has fetched it, it waits for the shop to open. */}
      {isAwaited && closed !== null && (
        <Text size="sm" role="note">
          {closed}
        </Text>
      )}
      <OrderItems items={company.orderItem} />
      <div className={classes.subtotal}>
        <span>{t('goods.subtotal')}</span>
        <span>{moneyText(company.total, 'MXN')}</span>
      </div>
    </div>
  );
}
