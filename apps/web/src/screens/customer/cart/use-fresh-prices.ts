import type { ProductDetails } from '@mercadito/contracts/products';
import { useEffect, useRef, useState } from 'react';
import { changeGuestLines, type GuestLine, readGuestCart, useGuestCart } from '../../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../../entities/cart/guest-line.ts';
import { getProduct } from '../../../entities/products/products.api.ts';
import { isAbsent } from '../../../shared/api/api-error.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';

type Reading = { data?: ProductDetails | undefined; error?: unknown };

/** A line with today's price and availability; what it cost when it was put in stays beside it. */
function freshened(line: GuestLine, { data, error }: Reading): GuestLine {
  // Why it could not be bought before says nothing of today.
  const { takesOrders: _took, isOptionGone: _gone, lacksChoice: _lacked, ...lost } = { ...line, available: false };
  if (!data) return isAbsent(error) ? lost : line;
  const made = guestLineOf(data, line.attributeIds, line.count);
  if ('refusal' in made) {
    const why = made.refusal.reason === 'required_choice_missing' ? { lacksChoice: true } : { isOptionGone: true };
    return { ...lost, ...(data.takes_orders === false && { takesOrders: false }), ...(data.available && why) };
  }
  return { ...made.line, addedUnitCents: line.addedUnitCents, addedAt: line.addedAt };
}

/** The last change of opening among these lines that has passed: what comes after it is not known; null while all is known. */
function lastPassed(lines: readonly GuestLine[], now: Date): string | null {
  const passed = lines
    .flatMap(({ opening }) => opening?.nextChangeAt ?? [])
    .filter((changeAt) => Date.parse(changeAt) <= now.getTime());
  return passed.sort().at(-1) ?? null;
}

/**
 * Reads the products of a visitor's cart anew, once a visit, and when one of its businesses has opened or closed. False while a
 * price could not be checked.
 */
export function useFreshPrices(isGuest: boolean): boolean {
  const dispatch = useAppDispatch();
  const [areFresh, setFresh] = useState(true);
  const passed = lastPassed(useGuestCart().lines, useNow());
  const readFor = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const isRead = readFor.current !== undefined && (passed === null || passed === readFor.current);
    if (!isGuest || isRead) return;
    readFor.current = passed;
    let isOver = false;
    const read = async () => {
      const ids = [...new Set(readGuestCart().lines.map((line) => line.productId))];
      const readings = await Promise.all(
        ids.map((id) => dispatch(getProduct.initiate({ id }, { subscribe: false, forceRefetch: true }))),
      );
      if (isOver) return;
      const byId = new Map(ids.map((id, index) => [id, readings[index] ?? {}]));
      const fresh = (lines: readonly GuestLine[]) =>
        lines.map((line) => freshened(line, byId.get(line.productId) ?? {}));
      const before = readGuestCart().lines;
      if (JSON.stringify(fresh(before)) !== JSON.stringify(before)) changeGuestLines(fresh);
      setFresh(readings.every(({ data, error }) => data !== undefined || isAbsent(error)));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [isGuest, passed, dispatch]);

  return areFresh;
}
