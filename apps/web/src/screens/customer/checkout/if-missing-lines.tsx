import { Checkbox, Group } from '@mantine/core';
import type { CartRow } from '../../../entities/cart/cart-rows.ts';
import { SmallPicture } from './checkout-goods.tsx';

interface IfMissingLinesProps {
  rows: readonly CartRow[];
  /** Those of which something else is said than of the order. */
  chosen: readonly CartRow[];
  disabled: boolean;
  onSay: (row: CartRow, isOther: boolean) => void;
}

/** The lines of the order, each with whether something else is said of it (ORDER-20). */
export const IfMissingLines = ({ rows, chosen, disabled, onSay }: IfMissingLinesProps) =>
  rows.map((row) => (
    <Group key={row.key} gap="sm" wrap="nowrap">
      <SmallPicture row={row} />
      <Checkbox
        label={row.name}
        checked={chosen.includes(row)}
        disabled={disabled}
        onChange={(event) => onSay(row, event.currentTarget.checked)}
      />
    </Group>
  ));
