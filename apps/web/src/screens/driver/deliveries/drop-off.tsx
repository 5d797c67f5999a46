import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { useMessageSender } from '../pending-changes/use-message-sender.ts';
import { Instructions } from './instructions.tsx';
import classes from './stop.module.css';
import { Stop } from './stop.tsx';

interface DropOffProps {
  order: DeliveryOrder;
  /** Which stop it is: the last. */
  number: number;
  /** Whether the driver still stands before the door: afterwards nobody asks for the keyword. */
  asksKeyword: boolean;
}

/** Where the customer is and how to reach them, as far as whoever looks may know. */
export function DropOff({ order, number, asksKeyword }: DropOffProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  const sender = useMessageSender(order);
  const street = joinWords(order.street_1, order.exterior_number);
  const name = joinWords(order.user_name, order.last_name);
  const backup = order.alternate_receiver_phone;
  const isHidden = order.telephone === null;
  return (
    <Stop number={number} name={name}>
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
      <ContactLinks
        name={name}
        phone={order.telephone}
        place={{ street, location: order.location }}
        writing={sender && { sender, message: { to: 'customer', name: order.user_name } }}
      />
      {backup && (
        <>
          <p>
            <strong>{t('order.backup')}</strong>
          </p>
          <ContactLinks
            name={t('order.backup')}
            phone={backup}
            writing={sender && { sender, message: { to: 'receiver', customer: order.user_name } }}
          />
        </>
      )}
      {asksKeyword && order.is_mine && (
        <div className={classes.keyword}>
          <strong>{t('order.keyword')}</strong>
          <span>{t('order.askKeyword')}</span>
        </div>
      )}
      {isHidden && order.status === 'pending' && <p>{t('order.hidden')}</p>}
    </Stop>
  );
}
