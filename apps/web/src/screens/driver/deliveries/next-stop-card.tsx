import { Button, Group } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import { parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { mapsLink, mapsLinkOfPin } from '../../../entities/deliveries/maps-link.ts';
import { LoneOrderCard } from '../../../entities/deliveries/order-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import desk from '../../../shared/ui/desk.module.css';
import { ClosedUntil } from './closed-until.tsx';
import classes from './deliveries.module.css';
import { type NextStop, stopsToCome } from './next-stop.ts';

/** What the driver does now: where to go, the way there and the telephone, before all else of the order (DELIVERY-33). */
export function NextStopCard({ order }: { order: DeliveryOrder }) {
  const { t } = useTranslation('deliveries');
  const [next, after] = stopsToCome(order);
  const { places } = useSite();
  const { name, phone, street, location, pin } = placeOf(order, next);
  const words = t(next.part ? 'next.pickUp' : 'next.deliver', { name });
  useAnnounced(words, { isNew: true });
  return (
    <LoneOrderCard label={t('next.title')}>
      <p className={classes.stopKey}>{`${next.number} · ${words}`}</p>
      <p>
        <strong>{locationLabel(location, places)}</strong>
      </p>
      {next.part && <ClosedUntil company={next.part} />}
      <Ways number={next.number} phone={phone} place={{ street: street || name, location, pin }} />
      {after && <p>{t('next.after', { name: placeOf(order, after).name })}</p>}
    </LoneOrderCard>
  );
}

function placeOf(order: DeliveryOrder, { part }: NextStop) {
  if (part) {
    const { company_name, telephone, street_1, location } = part;
    return { name: company_name, phone: telephone, street: street_1, location, pin: null };
  }
  const street = joinWords(order.street_1, order.exterior_number);
  return { name: order.user_name, phone: order.telephone, street, location: order.location, pin: order.pin ?? null };
}

interface WaysProps {
  number: number;
  phone: string | null;
  place: { street: string; location: string; pin: NonNullable<DeliveryOrder['pin']> | null };
}

/** The map and the telephone of a stop. */
function Ways({ number, phone, place }: WaysProps) {
  const { t } = useTranslation('deliveries');
  const { municipality, state } = useSite();
  const parsed = phone ? parsePhone(phone) : null;
  const map = place.pin
    ? mapsLinkOfPin(place.pin, navigator.userAgent)
    : mapsLink({ ...place, municipality, state }, navigator.userAgent);
  return (
    <Group className={desk.shareLine} align="stretch" gap="var(--gap)">
      <Button
        component="a"
        href={map}
        target="_blank"
        rel="noopener"
        leftSection={<IconMapPin size={24} aria-hidden="true" />}
        aria-label={t('next.maps', { number })}
      >
        {t('order.maps')}
      </Button>
      {parsed && (
        <Button
          component="a"
          variant="default"
          href={`tel:${storedPhone(parsed)}`}
          leftSection={<IconPhone size={24} aria-hidden="true" />}
          aria-label={t('next.call', { number })}
        >
          {t('order.call')}
        </Button>
      )}
    </Group>
  );
}
