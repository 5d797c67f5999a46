import { useEffect, useRef } from 'react';
import { useCart } from '../../entities/cart/use-cart.ts';
import { useCartChanges } from '../../features/cart/use-cart-changes.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { useTapGuard } from '../../shared/ui/sticky-actions.tsx';
import classes from './card-stepper.module.css';

interface CardStepperProps {
  productId: number;
  /** Whether it has just taken the place of the button that put the first piece in. */
  isNew: boolean;
}

/** How many of a card's product are in the cart: more, fewer, none. */
export function CardStepper({ productId, isNew }: CardStepperProps) {
  const cart = useCart();
  const { setCount, remove, problem } = useCartChanges(cart);
  const guard = useTapGuard(isNew);
  useAnnounced(problem?.text);
  const box = useRef<HTMLDivElement>(null);
  const row = cart.rows.find((each) => each.productId === productId && each.attributeIds.length === 0);

  // The button that had the focus is gone; whoever goes by keys goes on from here.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isNew && isLost) box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isNew]);

  if (!row) return null;
  return (
    <>
      <div className={classes.problem}>{problem?.text}</div>
      <div ref={box} className={classes.stepper} {...guard}>
        <QuantityStepper
          value={row.count}
          onChange={(count) => void setCount(row, count)}
          onRemove={() => void remove(row)}
          label={row.name}
          disabled={!row.available}
        />
      </div>
    </>
  );
}
