import { Badge, Stack, Text } from '@mantine/core';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import type { Answered } from '@mercadito/domain/answered';
import { countsInTotal, type ItemStatus } from '@mercadito/domain/orders/item-status';
import type { ReactNode } from 'react';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import desk from '../../shared/ui/desk.module.css';
import looks from '../../shared/ui/looks.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import words from '../../shared/ui/words.module.css';
import { IfMissingNote } from './if-missing-note.tsx';
import classes from './order-items.module.css';

/** That a line is not as it was ordered. */
type OutStatus = Exclude<OrderItem['status'], 'approved'>;

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** How a line that is out of the total says so, in the words of whoever reads it. */
  statusWord?: (status: OutStatus) => string;
  /** Also what is wanted where a line is not there: as whoever ordered reads it, or as others do. */
  saysIfMissing?: 'own' | 'others' | undefined;
  /** What can be done about a line. */
  actionOf?: (item: OrderItem) => ReactNode;
}

export function OrderItems({ items, statusWord, saysIfMissing, actionOf }: OrderItemsProps) {
  const { t } = useTranslation('orders');
  const wordOf = statusWord ?? ((status: OutStatus) => t(`itemStatus.${status}`));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={looks.divided}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          status={item.status === 'approved' ? null : wordOf(item.status)}
          note={saysIfMissing && <IfMissingNote item={item} isOwn={saysIfMissing === 'own'} />}
          action={actionOf?.(item)}
        />
      ))}
    </ul>
  );
}

const COLORS: Readonly<Record<Answered<ItemStatus>, 'green' | 'red' | 'gray'>> = {
  approved: 'green',
  canceled: 'red',
  not_found: 'red',
  other: 'gray',
};

interface ItemProps {
  item: OrderItem;
  /** In words; null where it is as it was ordered. */
  status: string | null;
  note: ReactNode;
  action: ReactNode;
}

function Item({ item, status, note, action }: ItemProps) {
  const { t } = useTranslation('orders');
  const price = item.discount > 0 ? item.discounted_price : item.price;
  // An amount is said once: that of a single piece is the line's own (CART-6).
  const saysEach = price !== item.item_total || item.currency !== 'MXN';
  return (
    <li className={classes.item} data-out={!countsInTotal(item.status) || undefined}>
      <Picture
        picture={item.image_picture}
        alt=""
        ratio={1}
        sizes="64px"
        className={`${desk.rounded} ${classes.picture}`}
      />
      <Stack className={`${words.words} ${classes.words}`} align="flex-start" gap="2px">
        <span className={`${words.name} ${classes.name}`}>
          {item.count} × {item.name}
        </span>
        {item.attributes.map((attribute) => (
          <Text key={`${attribute.category_title} ${attribute.attribute_name}`} size="sm" c="dimmed">
            {attribute.category_title}: {attribute.attribute_name}
          </Text>
        ))}
        {saysEach && (
          <Text size="sm" c="dimmed">
            {t('goods.each', { price: moneyText(price, item.currency) })}
            {item.cargo_extra > 0 && ` · ${t('goods.extra', { price: moneyText(item.cargo_extra, item.currency) })}`}
          </Text>
        )}
        {status !== null && (
          <Badge color={COLORS[item.status]} variant="light">
            {status}
          </Badge>
        )}
        {note}
      </Stack>
      {action && <div className={classes.action}>{action}</div>}
      <span className={`${words.name} ${words.figures} ${classes.sum}`}>{moneyText(item.item_total, 'MXN')}</span>
    </li>
  );
}
