import { Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import type { CartGroup } from '../../../entities/cart/cart-rows.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useCartChanges } from '../../../features/cart-editing/use-cart-changes.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import classes from './cart-groups.module.css';
import { CartLine } from './cart-line.tsx';
import { ClosedNote } from './closed-note.tsx';

/** The cart's lines by business, each with its sub-total (CART-6). */
export function CartGroups({ cart }: { cart: CartState }) {
  const { setCount, remove, leaveOut, refusal } = useCartChanges(cart);
  const isOnARow = cart.rows.some((row) => row.key === refusal?.key);
  return (
    <div className={classes.groups}>
      {refusal && !isOnARow && (
        <div role="alert" className={classes.refusal}>
          {refusal.text}
        </div>
      )}
      {cart.groups.map((group) => (
        <section key={group.companyId} className={classes.group} aria-labelledby={`company-${group.companyId}`}>
          <GroupHead group={group} />
          <ClosedNote group={group} onLeaveOut={() => void leaveOut(group)} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
          <ul role="list">
            {group.rows.map((row) => (
              <CartLine
                key={row.key}
                row={row}
                rateMicros={cart.rateMicros}
                refusal={refusal?.key === row.key ? refusal.text : null}
                onCount={(count) => void setCount(row, count)}
                onRemove={() => void remove(row)}
              />
            ))}
          </ul>
          <GroupFoot group={group} />
        </section>
      ))}
    </div>
  );
}

function GroupHead({ group }: { group: CartGroup }) {
  return (
    <div className={classes.head}>
      <Title order={2} size="h3" className={classes.title} id={`company-${group.companyId}`}>
        <Link to={hrefTo('business', { businessId: group.companyId })} className={classes.company}>
          <IconBuildingStore size={20} stroke={1.75} aria-hidden="true" />
          {group.companyName}
        </Link>
      </Title>
    </div>
  );
}

function GroupFoot({ group }: { group: CartGroup }) {
  const { t } = useTranslation('cart');
  return (
    <div className={classes.foot}>
      <span>{t('subtotal')}</span>
      <span className={classes.sum}>{moneyText(group.subtotalCents / 100, 'MXN')}</span>
    </div>
  );
}
