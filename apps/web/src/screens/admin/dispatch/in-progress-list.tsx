import { Anchor } from '@mantine/core';
import type { OrderInProgress } from '@mercadito/contracts/deliveries/admin';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { AgeMark } from './age-mark.tsx';
import classes from './dispatch-card.module.css';
import { orderHref } from './order-href.ts';

/** The active deliveries, longest first. */
export function InProgressList({ orders }: { orders: readonly OrderInProgress[] }) {
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
  const { product } = useSite();
  const customer = joinWords(order.order_user_first_name, order.order_user_last_name);
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <Anchor
          component={Link}
          to={orderHref(order.transaction_id, order.driver_id)}
          className={classes.number}
          translate="no"
        >
          {t('number', { number: order.transaction_id })}
        </Anchor>
        <strong className={classes.total}>{moneyText(order.order_total, 'MXN')}</strong>
      </div>
      <AgeMark column="inProgress" since={order.shipped_at ?? order.date_issued} />
      <dl className={classes.facts}>
        <div>
          <dt>{t('facts.driver')}</dt>
          <dd>{order.driver_name}</dd>
        </div>
        <div>
          <dt>{t('facts.customer')}</dt>
          <dd>
            {customer}, {locationLabel(order.location, product)}
          </dd>
        </div>
        <div>
          <dt>{t('facts.businesses')}</dt>
          {order.companies.map(({ company_name, location, total }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and never change places
            <dd key={index} className={classes.share}>
              <span>
                {company_name}, {locationLabel(location, product)}
              </span>
              <span className={classes.amount}>{moneyText(total, 'MXN')}</span>
            </dd>
          ))}
        </div>
      </dl>
      <div className={classes.foot}>
        <ContactLinks name={customer} phone={order.order_user_thelephone} />
      </div>
    </li>
  );
}
