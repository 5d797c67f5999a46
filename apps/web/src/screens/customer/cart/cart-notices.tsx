import { Alert, Text } from '@mantine/core';
import { IconTruckOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { CartNote } from '../../../entities/cart/cart-note.tsx';
import { selectSynchFailed, selectSynchSummary } from '../../../entities/cart/cart-synch.slice.ts';
import { useGuestCart } from '../../../entities/cart/guest-cart.ts';
import { useMyPlace } from '../../../features/promising/use-my-place.ts';
import { useBeginsText } from '../../../features/promising/use-promise.ts';
import { useAppSelector } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useDeliverySwitch } from '../../../shared/site/use-delivery-switch.ts';
import { useSettings } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { useSchedule } from './use-schedule.ts';

/** What the Admins want everybody with a cart to know. */
export function CartMessage() {
  return <CartNote message={useSettings().cart_message_value} />;
}

/** Says why nothing can be ordered while nobody delivers, and when somebody will (ORDER-13, SITE-10). */
export function DeliveryNotice({ text }: { text?: string }) {
  const { isOn } = useDeliverySwitch();
  return isOn ? null : <NoDelivery text={text} />;
}

function NoDelivery({ text }: { text: string | undefined }) {
  const { t } = useTranslation('promise');
  const begins = useBeginsText();
  const place = useMyPlace();
  const title = text ?? t('cart:delivery.off');
  useAnnounced(title);
  return (
    <Alert icon={<IconTruckOff />} title={title}>
      {begins && <Text fw={600}>{begins}</Text>}
      <Text size="sm" fw={600}>
        {t('scheduleTitle')}
      </Text>
      {useSchedule(place).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Alert>
  );
}

// Seen once, after signing in with something in the cart.
const SynchWaiting = lazyChunk(() => import('./synch-summary.tsx').then((m) => m.SynchWaiting));
const SynchSummary = lazyChunk(() => import('./synch-summary.tsx').then((m) => m.SynchSummary));

/** What became of the cart somebody filled before signing in (CART-9). */
export function SynchNotice() {
  const { isSignedIn } = useSession();
  const { lines } = useGuestCart();
  const hasFailed = useAppSelector(selectSynchFailed);
  const summary = useAppSelector(selectSynchSummary);
  const isWaiting = isSignedIn && hasFailed && lines.length > 0;
  return <Suspense>{isWaiting ? <SynchWaiting /> : summary && <SynchSummary summary={summary} />}</Suspense>;
}
