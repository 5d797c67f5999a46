import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { locationLabel } from '@mercadito/domain/places/location';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { ContactLinks } from './contact-links.tsx';
import { Instructions } from './instructions.tsx';
import classes from './stop.module.css';
import { Stop } from './stop.tsx';

interface DropOffProps {
  order: DeliveryOrder;
  /** Whether the driver still stands before the door: afterwards nobody asks for the keyword. */
  asksKeyword: boolean;
}

/** Where the customer is and how to reach them, as far as whoever looks may know. */
export function DropOff({ order, asksKeyword }: DropOffProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  const street = [order.street_1, order.exterior_number].filter(Boolean).join(' ');
  const name = [order.user_name, order.last_name].filter(Boolean).join(' ');
  const backup = order.alternate_receiver_phone;
  const isHidden = order.telephone === null;
  return (
    <Stop name={name}>
      <p className={classes.key}>{locationLabel(order.location, product)}</p>
      <p>
        {street}
        {order.interior_number && `, ${t('order.interior', { number: order.interior_number })}`}
        {order.street_2 && ` ${t('order.crossing', { street: order.street_2 })}`}
      </p>
      {order.reference && (
        <p>
          <strong>{t('order.reference')}:</strong> {order.reference}
        </p>
      )}
      <Instructions text={order.delivery_instructions} />
      <ContactLinks name={name} phone={order.telephone} place={{ street, location: order.location }} />
      {backup && (
        <>
          <p>
            <strong>{t('order.backup')}</strong>
          </p>
          <ContactLinks name={t('order.backup')} phone={backup} />
        </>
      )}
      {asksKeyword && order.delivery_password !== null && (
        <div className={classes.keyword}>
          <span>{t('order.keyword')}</span>
          <strong className={classes.word} translate="no">
            {order.delivery_password}
          </strong>
          <span>{t('order.askKeyword')}</span>
        </div>
      )}
      {isHidden && order.status === 'pending' && <p>{t('order.hidden')}</p>}
    </Stop>
  );
}
