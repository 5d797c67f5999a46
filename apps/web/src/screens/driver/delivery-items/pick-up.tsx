import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { joinWords } from '@mercadito/domain/join-words';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { locationLabel } from '@mercadito/domain/places/location';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { CompanyTotal } from '../deliveries/company-total.tsx';
import { Stop, StopItems } from '../deliveries/stop.tsx';
import { useMessageSender } from '../pending-changes/use-message-sender.ts';
import { OrderItemRow } from './order-item-row.tsx';
import { PickedUp } from './picked-up.tsx';

/** How many pieces there are to take, without what has been taken off. */
const countWanted = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { count, status }) => sum + (countsInTotal(status) ? count : 0), 0);

interface PickUpProps {
  order: DeliveryOrder;
  company: DeliveryOrder['order_companies'][number];
  /** Which stop it is on the way. */
  number: number;
  /** The driver who may say that an item is not there; null for everybody who only looks. */
  changerId: number | null;
}

/** One business to stop at: where it is, how to reach it, what to take (DELIVERY-26). */
export function PickUp({ order, company, number, changerId }: PickUpProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  const sender = useMessageSender(order);
  const { company_name: name, location, street_1, street_2, reference, telephone } = company;
  return (
    <Stop as="li" number={number} name={name}>
      <p>
        {joinWords(street_1, street_2 && t('order.crossing', { street: street_2 }))}
        {street_1 && ', '}
        <strong>{locationLabel(location, product)}</strong>
      </p>
      {reference && (
        <p>
          <strong>{t('order.reference')}:</strong> {reference}
        </p>
      )}
      <ContactLinks
        name={name}
        phone={telephone}
        place={{ street: street_1 || name, location }}
        writing={sender && { sender, message: { to: 'shop', items: company.orderItem } }}
      />
      <p>
        <strong>{t('order.toTake', { count: countWanted(company.orderItem) })}</strong>
      </p>
      <StopItems label={t('order.itemsTitle')}>
        {company.orderItem.map((item) => (
          <OrderItemRow key={item.id} transactionId={order.transaction_id} item={item} changerId={changerId} />
        ))}
      </StopItems>
      <CompanyTotal company={company} />
      {changerId !== null && <PickedUp transactionId={order.transaction_id} company={company} driverId={changerId} />}
    </Stop>
  );
}
