import { Group, Stack, Text } from '@mantine/core';
import { orderableLines } from '@mercadito/domain/cart/cart-totals';
import { type CartRow, rowTotalCents } from '../../../entities/cart/cart-rows.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { moneyText } from '../../../shared/format/money.ts';
import desk from '../../../shared/ui/desk.module.css';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './checkout.module.css';

/** What is going to be ordered, in pictures; of one line alone the total says what it costs. */
export function CheckoutGoods({ cart }: { cart: CartState }) {
  const lines = orderableLines(cart.rows);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={looks.divided}>
      {lines.map((row) => (
        <Group component="li" key={row.key} gap="0 var(--mantine-spacing-sm)" py="xs">
          <SmallPicture row={row} />
          <Stack className={`${words.words} ${classes.goodsName}`} gap={0}>
            <span className={words.name}>
              {row.count} × {row.name}
            </span>
            <Text span size="sm" c="dimmed">
              {[row.companyName, ...row.options.map(({ name }) => name)].join(' · ')}
            </Text>
          </Stack>
          {lines.length > 1 && (
            <Text span inherit ms="auto" className={words.figures}>
              {moneyText(rowTotalCents(row, cart.rateMicros) / 100, 'MXN')}
            </Text>
          )}
        </Group>
      ))}
    </ul>
  );
}

export const SmallPicture = ({ row }: { row: CartRow }) => (
  <Picture
    picture={row.picture}
    alt=""
    ratio={1}
    sizes="48px"
    className={`${layout.fixed} ${desk.rounded} ${desk.thumb}`}
  />
);
