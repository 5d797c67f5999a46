import type { SiteSettings } from '@mercadito/contracts/settings';
import { type DeliveryFees, deliveryFee, lowestDeliveryFee } from '@mercadito/domain/town/delivery-fees';
import { useDeliveryAddress } from '../../entities/addresses/delivery-address.ts';
import { centsOf } from '../../shared/format/money.ts';
import { useLanguage } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';

const feesOf = ({ by_place, free_from, note_es, note_en }: NonNullable<SiteSettings['site']['delivery_fees']>) => ({
  byPlace: by_place.map(({ place, fee }) => ({ place, cents: centsOf(fee) })),
  freeFromCents: free_from === null ? null : centsOf(free_from),
  note: { es: note_es || note_en, en: note_en || note_es },
});

/** What bringing these goods costs, as far as it is known where they go. */
export interface Delivery {
  readonly feeCents: number;
  /** Nobody knows yet where they go, and to some places it costs more. */
  readonly isLeast: boolean;
  readonly freeFromCents: number | null;
  /** Who earns it; '' where nothing is said. */
  readonly note: string;
}

function feeFor(fees: DeliveryFees, place: string | undefined, served: readonly string[], goodsCents: number) {
  if (place === undefined) return lowestDeliveryFee(fees, served, goodsCents);
  return { cents: deliveryFee(fees, place, goodsCents), isLeast: false };
}

/** What bringing these goods to this person costs (FEE-3); null where the town charges nothing. */
export function useDelivery(goodsCents: number): Delivery | null {
  const { delivery_fees, places } = useSite();
  const { address } = useDeliveryAddress();
  const language = useLanguage();
  if (!delivery_fees) return null;
  const fees = feesOf(delivery_fees);
  const served = places.filter(({ is_served }) => is_served).map(({ value }) => value);
  const { cents, isLeast } = feeFor(fees, address?.neighborhood, served, goodsCents);
  return { feeCents: cents, isLeast, freeFromCents: fees.freeFromCents, note: fees.note[language] };
}
