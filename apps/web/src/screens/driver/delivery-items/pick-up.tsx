import { Group } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { joinWords } from '@mercadito/domain/join-words';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { locationLabel } from '@mercadito/domain/places/location';
import { parsePhone } from '@mercadito/domain/places/phone';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { useDates } from '../../../shared/format/dates.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import desk from '../../../shared/ui/desk.module.css';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import words from '../../../shared/ui/words.module.css';
import { ClosedUntil } from '../deliveries/closed-until.tsx';
import { Stop, StopItems, saying, useMessageSender } from '../deliveries/stops.tsx';
import { pickUpOf, queuePickUp, usePendingChanges } from '../pending-changes/pending-changes.ts';
import { Choice, LeftOut, OrderItemRow, WillSend } from './order-items.tsx';

type Company = DeliveryOrder['order_companies'][number];

/** How many pieces there are to take, without what has been taken off. */
const countWanted = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { count, status }) => sum + (countsInTotal(status) ? count : 0), 0);

interface PickUpProps {
  order: DeliveryOrder;
  company: Company;
  /** Which stop it is on the way. */
  number: number;
  /** The driver who may say that an item is not there; null for everybody who only looks. */
  changerId: number | null;
}

/** One business to stop at: where it is, how to reach it, what to take (DELIVERY-26). */
export function PickUp({ order, company, number, changerId }: PickUpProps) {
  const { t } = useTranslation('deliveries');
  const { places } = useSite();
  const sender = useMessageSender(order);
  const dates = useDates();
  const { company_name: name, location, street_1, street_2, reference, telephone } = company;
  const { ready_at, picked_up_at } = company;
  const ready = ready_at && picked_up_at === null && t('pickUp.ready', { name, when: dates.time(ready_at) });
  useAnnounced(ready, { isNew: true });
  return (
    <Stop as="li" number={number} name={name}>
      <p>
        {[street_1, street_2 && t('order.crossing', { street: street_2 })].filter(Boolean).join(', ')}
        {street_1 && ', '}
        <strong>{locationLabel(location, places)}</strong>
      </p>
      {reference && (
        <p>
          <strong>{t('order.reference')}:</strong> {reference}
        </p>
      )}
      {changerId !== null && <ClosedUntil company={company} />}
      <ContactLinks
        name={name}
        phone={telephone}
        place={{ street: street_1 || name, location }}
        message={saying(sender, { to: 'shop', items: company.orderItem })}
      />
      {ready && (
        <p>
          <strong>{ready}</strong>
        </p>
      )}
      <p>
        <strong>{t('order.toTake', { count: countWanted(company.orderItem) })}</strong>
      </p>
      <StopItems label={t('order.itemsTitle')}>
        {company.orderItem.map((item) => (
          <OrderItemRow
            key={item.id}
            transactionId={order.transaction_id}
            item={item}
            changerId={changerId}
            reach={<ContactLinks name={joinWords(order.user_name, order.last_name)} phone={order.telephone} />}
          />
        ))}
      </StopItems>
      <TellMissing order={order} items={company.orderItem} />
      <CompanyTotal company={company} />
      {changerId !== null && <PickedUp order={order} company={company} driverId={changerId} />}
    </Stop>
  );
}

/** Tells the customer what has been taken off, once something has (DELIVERY-27). */
function TellMissing({ order, items }: { order: DeliveryOrder; items: Company['orderItem'] }) {
  const { t } = useTranslation('deliveries');
  const sender = useMessageSender(order);
  const phone = order.telephone === null ? null : parsePhone(order.telephone);
  if (!sender || !phone || items.every(({ status }) => countsInTotal(status))) return null;
  const name = joinWords(order.user_name, order.last_name);
  return (
    <WhatsAppButton
      phone={phone}
      message={saying(sender, { to: 'missing', name: order.user_name, items })}
      signSize={24}
      fullWidth
      aria-label={t('tell.named', { what: t('tell.missing'), name })}
    >
      {t('tell.missing')}
    </WhatsAppButton>
  );
}

/** Ticks a business off: its part of the order is along (DELIVERY-18). */
function PickedUp({ order, company, driverId }: { order: DeliveryOrder; company: Company; driverId: number }) {
  const { t } = useTranslation('deliveries');
  const userId = useUserId();
  const { order_company_id: orderCompanyId, company_name: name, picked_up_at, to_pay, paid } = company;
  const isWaiting = usePendingChanges(driverId).pickUps.some(
    ({ payload }) => payload.orderCompanyId === orderCompanyId,
  );
  const mark = (isPickedUp: boolean) => queuePickUp(userId, pickUpOf(order, company, { driverId, isPickedUp }));
  return (
    <>
      <Choice
        type="checkbox"
        checked={picked_up_at !== null}
        aria-label={t('pickUp.doneAt', { name })}
        onChange={(event) => mark(event.currentTarget.checked)}
      >
        {to_pay ? t('pickUp.donePaid', { amount: moneyText(to_pay, 'MXN') }) : t('pickUp.done')}
      </Choice>
      {typeof to_pay === 'number' && paid ? <p>{t('pickUp.paid', { amount: moneyText(paid, 'MXN') })}</p> : null}
      {isWaiting && <WillSend />}
    </>
  );
}

/** What this business gets; with a lock where items have been taken off (ORDER-10). */
function CompanyTotal({ company }: { company: Company }) {
  const { t } = useTranslation('deliveries');
  return (
    <div>
      <Group
        component="p"
        className={`${words.figures} ${desk.bold}`}
        align="stretch"
        justify="space-between"
        gap="0 var(--mantine-spacing-md)"
      >
        <span>{t('order.subtotal', { company: company.company_name })}</span>
        <span>{moneyText(company.total, 'MXN')}</span>
      </Group>
      <Recalculated companies={[company]} />
    </div>
  );
}

/** Says that a total is not what was ordered, and by how many items. */
export function Recalculated({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation('deliveries');
  const count = companies.flatMap(({ orderItem }) => orderItem).filter(({ status }) => !countsInTotal(status)).length;
  if (count === 0) return null;
  return <LeftOut>{t('order.recalculated', { count })}</LeftOut>;
}
