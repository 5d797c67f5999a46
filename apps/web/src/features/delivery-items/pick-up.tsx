import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { locationLabel } from '@mercadito/domain/places/location';
import { CompanyTotal } from '../../entities/deliveries/company-total.tsx';
import { ContactLinks } from '../../entities/deliveries/contact-links.tsx';
import { Stop, StopItems } from '../../entities/deliveries/stop.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { OrderItemRow } from './order-item-row.tsx';

interface PickUpProps {
  order: DeliveryOrder;
  company: DeliveryOrder['order_companies'][number];
  /** The driver who may say that an item is not there; null for everybody who only looks. */
  changerId: number | null;
}

/** One business to stop at: where it is, how to reach it, what to take. */
export function PickUp({ order, company, changerId }: PickUpProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  const { company_name: name, location, street_1, street_2, reference, telephone } = company;
  return (
    <Stop as="li" name={name}>
      <p>
        {[street_1, street_2 && t('order.crossing', { street: street_2 })].filter(Boolean).join(' ')}
        {street_1 && ', '}
        <strong>{locationLabel(location, product)}</strong>
      </p>
      {reference && (
        <p>
          <strong>{t('order.reference')}:</strong> {reference}
        </p>
      )}
      <ContactLinks name={name} phone={telephone} place={{ street: street_1 || name, location }} />
      <StopItems label={t('order.itemsTitle')}>
        {company.orderItem.map((item) => (
          <OrderItemRow key={item.id} transactionId={order.transaction_id} item={item} changerId={changerId} />
        ))}
      </StopItems>
      <CompanyTotal company={company} />
    </Stop>
  );
}
