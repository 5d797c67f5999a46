import type { ProductDetails } from '@mercadito/contracts/products';
import { useEffect, useState } from 'react';
import { changeGuestLines, type GuestLine, readGuestCart } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';
import { getProduct } from '../../entities/products/products.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';

type Reading = { data?: ProductDetails | undefined; error?: unknown };

/** A line with today's price and availability; what it cost when it was put in stays beside it. */
function freshened(line: GuestLine, { data, error }: Reading): GuestLine {
  if (!data) return isAbsent(error) ? { ...line, available: false } : line;
  const made = guestLineOf(data, line.attributeIds, line.count);
  if ('refusal' in made) return { ...line, available: false };
  return { ...made.line, addedUnitCents: line.addedUnitCents, addedAt: line.addedAt };
}

/** Reads the products of a visitor's cart anew, once a visit. False while a price could not be checked. */
export function useFreshPrices(isGuest: boolean): boolean {
  const dispatch = useAppDispatch();
  const [areFresh, setFresh] = useState(true);

  useEffect(() => {
    if (!isGuest) return;
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
  }, [isGuest, dispatch]);

  return areFresh;
}
