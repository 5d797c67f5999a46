import { may } from '@mercadito/domain/access/may';
import { PROVISIONAL_RATE_MICROS, toRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { OpeningState } from '@mercadito/domain/opening-hours/next-change';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useAppSelector } from '../../shared/api/store-hooks.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSettings } from '../../shared/site/use-site.tsx';
import { createStored } from '../../shared/storage/stored.ts';
import { useIsHydrated } from '../../shared/ui/when-hydrated.tsx';
import { useGetCartQuery } from './cart.api.ts';
import { type CartContents, type CartRow, contentsOf, rowOfGuestLine, rowsOfCart } from './cart-rows.ts';
import { selectSynchFailed } from './cart-synch.slice.ts';
import { useOrderAttempt } from './checkout-memory.ts';
import { useGuestCart } from './guest-cart.ts';

/** MONEY-5: the rate a guest's cart uses, pesos for a dollar. */
const stored = createStored('mxn_to_usd', () => v.pipe(v.number(), v.finite()), { area: 'device', perPerson: true });

interface Rate {
  readonly micros: number;
  /** No rate has ever been loaded on this device: what is in dollars has no true total yet. */
  readonly isProvisional: boolean;
}

/** Pesos for a dollar: the settings' as soon as they are there, else the last one known here. */
export function useRate(): Rate {
  const { usd_mxn_value, isKnown } = useSettings();
  const known = isKnown ? usd_mxn_value : stored.read();
  const micros = known === null ? null : toRateMicros(known);
  return micros === null ? { micros: PROVISIONAL_RATE_MICROS, isProvisional: true } : { micros, isProvisional: false };
}

/** Keeps the rate on the device at every load of the settings (MONEY-5). */
export function useKeepRate(): void {
  const { usd_mxn_value, isKnown } = useSettings();
  useEffect(() => {
    if (isKnown) stored.write(usd_mxn_value);
  }, [usd_mxn_value, isKnown]);
}

export interface CartState extends CartContents {
  readonly isGuest: boolean;
  /** False until the contents are known; what is known stays shown while it is read again. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly reload: () => void;
  /** When the server last said so; null for a visitor's cart. */
  readonly readAt: string | null;
  readonly rateMicros: number;
  /** Something costs dollars and no rate has ever been loaded: the total is provisional. */
  readonly isProvisional: boolean;
}

/** The shops that what can be bought is fetched from. */
export const shopsOf = ({ groups }: CartContents): OpeningState[] =>
  groups.filter(({ rows }) => rows.some(({ available }) => available)).map(({ opening }) => opening);

/** Whether a visitor's cart is on its way into the account: until it is there, the account's cart tells half of it. */
function useIsSynchronising(): boolean {
  const { isSignedIn } = useSession();
  const { lines } = useGuestCart();
  const hasFailed = useAppSelector(selectSynchFailed);
  return isSignedIn && lines.length > 0 && !hasFailed;
}

/** The account's cart; asks for nothing while nobody is signed in. */
function useAccountCart(isReloaded: boolean) {
  const { user } = useSession();
  return useGetCartQuery(
    { userId: user?.id ?? 0 },
    { skip: user === null, refetchOnMountOrArgChange: isReloaded || undefined },
  );
}

/** The cart, a visitor's and an account's in one shape. `isReloaded` reads the account's anew when the screen opens. */
export function useCart({ isReloaded = false } = {}): CartState {
  const { isSignedIn } = useSession();
  const guest = useGuestCart();
  const account = useAccountCart(isReloaded);
  const isSynchronising = useIsSynchronising();
  // What lies on the device, the server cannot know.
  const isHydrated = useIsHydrated();
  const rate = useRate();

  const rows = useMemo((): CartRow[] => {
    if (!isSignedIn) return guest.lines.map(rowOfGuestLine);
    return account.data ? rowsOfCart(account.data) : [];
  }, [isSignedIn, guest.lines, account.data]);
  const contents = useMemo(() => contentsOf(rows, rate.micros), [rows, rate.micros]);

  return {
    ...contents,
    isGuest: !isSignedIn,
    isKnown: isHydrated && (!isSignedIn || (account.data !== undefined && !isSynchronising)),
    error: isSignedIn ? account.error : undefined,
    isFetching: account.isFetching,
    reload: () => void account.refetch(),
    readAt: account.fulfilledTimeStamp ? new Date(account.fulfilledTimeStamp).toISOString() : null,
    rateMicros: rate.micros,
    isProvisional: rate.isProvisional && rows.some((row) => row.currency === 'USD'),
  };
}

/** Pieces in the cart for badges and for gate 2, the visitor's or the account's; undefined until it is known, null if it cannot be. */
export function useCartCount(): number | null | undefined {
  const { viewer } = useSession();
  const { isKnown, error, totalItems } = useCart();
  const attempt = useOrderAttempt(viewer?.id ?? null);
  // ROLE-2: drivers have no cart.
  if (!may(viewer, 'shopping.see').allowed) return 0;
  // The order may have arrived and emptied the cart: whoever has not heard yet is not sent away from the checkout.
  if (attempt) return attempt.pieces;
  if (isKnown) return totalItems;
  return error ? null : undefined;
}
