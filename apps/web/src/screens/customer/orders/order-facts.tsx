import { Title } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import { formatPhone, parsePhone } from '@mercadito/domain/places/phone';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import classes from './order-parts.module.css';

const phoneText = (stored: string): string => {
  const phone = parsePhone(stored);
  return phone ? formatPhone(phone) : stored;
};

/** Where it goes and what the driver was told, as it was when the order was sent. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { product } = useSite();
  const street = joinWords(order.street_1, order.exterior_number);
  const interior = order.interior_number && t('facts.interior', { number: order.interior_number });
  return (
    <section className={classes.card} aria-labelledby="order-facts">
      <Title order={2} size="h3" id="order-facts">
        {t('facts.title')}
      </Title>
      <dl className={classes.facts}>
        <Fact name={t('facts.receiver')}>
          {order.user_name} {order.last_name}
        </Fact>
        <Fact name={t('facts.address')}>
          {[street, interior, order.street_2, locationLabel(order.location, product)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('facts.reference')}>{order.reference}</Fact>
        <Fact name={t('facts.phone')}>{phoneText(order.telephone)}</Fact>
        <Fact name={t('facts.backup')}>{phoneText(order.alternate_receiver_phone)}</Fact>
        <Fact name={t('facts.loadType')}>{t(`loadType.${order.load_type}`)}</Fact>
        <Fact name={t('facts.instructions')}>{order.delivery_instructions}</Fact>
        <Fact name={t('facts.description')}>{order.delivery_description}</Fact>
      </dl>
    </section>
  );
}

/** Nothing is said of what was left blank. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
