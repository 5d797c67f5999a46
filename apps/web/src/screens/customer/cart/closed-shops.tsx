import { Button, Group, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import type { CartGroup } from '../../../entities/cart/cart-rows.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useCartChanges } from '../../../features/cart/use-cart-changes.ts';
import { useClosedText } from '../../../shared/format/use-closed-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface ClosedNoteProps {
  group: CartGroup;
  /** Where the business does not stand beside it. */
  isNamed?: boolean;
  onLeaveOut: () => void;
}

/**
 * Says that a business is closed and when what it sells can come, and offers to go without it; nothing while it is open.
 * Its goods can be ordered all the same (HOURS-7).
 */
export function ClosedNote({ group, isNamed = false, onLeaveOut }: ClosedNoteProps) {
  const { t } = useTranslation('cart');
  const text = useClosedText(group.opening);
  if (text === null) return null;
  return (
    <Group role="note" pt="xxs" gap="0 var(--mantine-spacing-xs)">
      <IconClockPause size={20} stroke={1.75} aria-hidden="true" />
      <Text size="sm" flex="1 1 10rem">
        {isNamed && <strong>{group.companyName}: </strong>}
        {text}
      </Text>
      {group.rows.some(({ available }) => available) && (
        <Button
          variant="subtle"
          px="xs"
          ml="auto"
          aria-label={t('closed.leaveOutNamed', { name: group.companyName })}
          onClick={onLeaveOut}
        >
          {t('closed.leaveOut')}
        </Button>
      )}
    </Group>
  );
}

interface ClosedShopsProps {
  cart: CartState;
  onLeaveOut?: () => void;
}

/** Which businesses of an order are closed now, where its lines themselves are not shown. */
export function ClosedShops({ cart, onLeaveOut }: ClosedShopsProps) {
  const { leaveOut, problem } = useCartChanges(cart);
  const leave = (group: CartGroup) => {
    onLeaveOut?.();
    void leaveOut(group);
  };
  return (
    <>
      {problem && (
        <Text role="alert" fw={600}>
          {problem.text}
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
