import { Button, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import {
  type DeliveryMessage,
  deliveryMessage,
  type MessageSender,
} from '@mercadito/domain/deliveries/delivery-messages';
import { joinWords } from '@mercadito/domain/join-words';
import type { Language } from '@mercadito/domain/language';
import { locationLabel } from '@mercadito/domain/places/location';
import { parsePhone } from '@mercadito/domain/places/phone';
import { type ReactNode, useState } from 'react';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { OrderGatePhoto } from '../../../features/gate-photo/order-gate-photo.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import classes from './deliveries.module.css';
import { SeenMap } from './seen-map.tsx';

interface StopProps {
  /** `li` where there are several. */
  as?: 'div' | 'li';
  /** Which one it is on the way, from 1. */
  number: number;
  name: string;
  children: ReactNode;
}

export function Stop({ as = 'div', number, name, children }: StopProps) {
  const { t } = useTranslation('deliveries');
  return (
    <Stack component={as} className={classes.stop} gap="var(--gap)">
      <Title order={3} className={classes.stopHead}>
        <span className={classes.stopNumber} aria-hidden="true">
          {number}
        </span>
        <VisuallyHidden>{t('order.stop', { number })} </VisuallyHidden>
        <span className={classes.stopKey}>{name}</span>
      </Title>
      {children}
    </Stack>
  );
}

/** What is to be taken along there; each child is a list item. */
export function StopItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <StackedList className={looks.topLine} gap={0} label={label}>
      {children}
    </StackedList>
  );
}

export function RouteSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="var(--gap)">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

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
  const { places } = useSite();
  const sender = useMessageSender(order);
  const street = joinWords(order.street_1, order.exterior_number);
  const name = joinWords(order.user_name, order.last_name);
  const backup = order.alternate_receiver_phone;
  const isHidden = order.telephone === null;
  return (
    <Stop number={number} name={name}>
      <p className={classes.stopKey}>{locationLabel(order.location, places)}</p>
      <p>
        {street}
        {order.interior_number && `, ${t('order.interior', { number: order.interior_number })}`}
        {order.street_2 && `, ${t('order.crossing', { street: order.street_2 })}`}
      </p>
      {order.reference && (
        <p>
          <strong>{t('order.reference')}:</strong> {order.reference}
        </p>
      )}
      {order.pin && (
        <p>
          <strong>{t('order.plusCode')}:</strong> <span translate="no">{order.pin.plus_code}</span>
        </p>
      )}
      {order.pin && <SeenMap position={order.pin} name={name} />}
      <OrderGatePhoto order={order} name={name} />
      <Instructions text={order.delivery_instructions} />
      <ContactLinks
        name={name}
        phone={order.telephone}
        place={{ street, location: order.location, pin: order.pin }}
        message={saying(sender, { to: 'customer', name: order.user_name, says: 'coming' })}
      />
      <AtTheDoor name={name} phone={order.telephone} sender={sender} to={{ to: 'customer', name: order.user_name }} />
      {backup && (
        <>
          <p>
            <strong>{t('order.backup')}</strong>
          </p>
          <ContactLinks
            name={t('order.backupName')}
            phone={backup}
            message={saying(sender, { to: 'receiver', customer: order.user_name, says: 'coming' })}
          />
          <AtTheDoor
            name={t('order.backupName')}
            phone={backup}
            sender={sender}
            to={{ to: 'receiver', customer: order.user_name }}
          />
        </>
      )}
      {asksKeyword && order.is_mine && (
        <Stack className={classes.askKeyword} gap="2px">
          <strong>{t('order.keyword')}</strong>
          <span>{t('order.askKeyword')}</span>
        </Stack>
      )}
      {isHidden && order.status === 'pending' && <p>{t('order.hidden')}</p>}
    </Stop>
  );
}

interface AtTheDoorProps {
  name: string;
  phone: string | null;
  sender: MessageSender | undefined;
  to: { readonly to: 'customer'; readonly name: string } | { readonly to: 'receiver'; readonly customer: string };
}

/** What a driver has to tell before the door, each a finished message (DELIVERY-27). */
function AtTheDoor({ name, phone, sender, to }: AtTheDoorProps) {
  const { t } = useTranslation('deliveries');
  const parsed = phone === null ? null : parsePhone(phone);
  if (!parsed || !sender) return null;
  return (
    <Group align="stretch" gap="var(--gap)">
      {(['outside', 'nobody'] as const).map((says) => (
        <WhatsAppButton
          key={says}
          phone={parsed}
          message={saying(sender, { ...to, says })}
          signSize={24}
          aria-label={t('tell.named', { what: t(`tell.${says}`), name })}
        >
          {t(`tell.${says}`)}
        </WhatsAppButton>
      ))}
    </Group>
  );
}

/** DELIVERY-11: longer ones are cut, with Read More. */
const PREVIEW = 350;

/** What the customer wants the driver to know. */
export function Instructions({ text }: { text: string }) {
  const { t } = useTranslation('deliveries');
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > PREVIEW;
  return (
    <Stack className={classes.instructions} align="flex-start" gap={0}>
      <p>
        <strong>{t('order.instructions')}:</strong> {isLong && !isOpen ? `${text.slice(0, PREVIEW).trimEnd()}…` : text}
      </p>
      {isLong && (
        <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'order.readLess' : 'order.readMore')}
        </Button>
      )}
    </Stack>
  );
}

/** What the driver who writes has to say, in whichever language; nothing where nobody writes. */
export const saying = (sender: MessageSender | undefined, message: DeliveryMessage) =>
  sender && ((language: Language) => deliveryMessage(sender, message, language));

/** Who writes to those who wait for an order: the driver who delivers it and looks at it; undefined for all others. */
export function useMessageSender(order: DeliveryOrder): MessageSender | undefined {
  const { brand } = useSite();
  const { is_mine, status, order_delivery_info: holder, transaction_id: number } = order;
  if (!is_mine || status !== 'shipped' || !holder) return undefined;
  return { driver: holder.driver_name, brand, number };
}
