import { Text } from '@mantine/core';
import type { CartGroup } from '../../../entities/cart/cart-rows.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useCartChanges } from '../../../features/cart-editing/use-cart-changes.ts';
import { ClosedNote } from './closed-note.tsx';

interface ClosedShopsProps {
  cart: CartState;
  /** A business was left out. */
  onLeaveOut?: () => void;
}

/** Which businesses of an order are closed now, where its lines themselves are not shown. */
export function ClosedShops({ cart, onLeaveOut }: ClosedShopsProps) {
  const { leaveOut, refusal } = useCartChanges(cart);
  const leave = (group: CartGroup) => {
    onLeaveOut?.();
    void leaveOut(group);
  };
  return (
    <>
      {refusal && (
        <Text role="alert" fw={600}>
          {refusal.text}
        </Text>
      )}
      {cart.groups
        .filter(({ rows }) => rows.some(({ available }) => available))
        .map((group) => (
          <ClosedNote key={group.companyId} group={group} isNamed onLeaveOut={() => leave(group)} />
        ))}
    </>
  );
}
