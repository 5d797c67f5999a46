import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderableLines } from '@mercadito/domain/cart/cart-totals';
import { IconBuildingStore, IconTrash } from '@tabler/icons-react';
import { type CartGroup, type CartRow, rowTotalCents } from '../../../entities/cart/cart-rows.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useCartChanges } from '../../../features/cart/use-cart-changes.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import desk from '../../../shared/ui/desk.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './cart-lines.module.css';
import { ClosedNote } from './closed-shops.tsx';

/** Whether its sub-total is an amount that neither a line nor the cart's goods say (CART-6). */
const hasOwnSum = (group: CartGroup, { groups }: CartState): boolean =>
  groups.length > 1 && orderableLines(group.rows).length > 1;

/** The cart's lines by business, each with its sub-total (CART-6). */
export function CartGroups({ cart }: { cart: CartState }) {
  const { setCount, remove, leaveOut, problem } = useCartChanges(cart);
  const isOnARow = cart.rows.some((row) => row.key === problem?.key);
  return (
    <Stack miw={0}>
      {problem && !isOnARow && (
        <Text role="alert" className={classes.problem}>
          {problem.text}
        </Text>
      )}
      {cart.groups.map((group) => (
        <section key={group.companyId} className={classes.group} aria-labelledby={`company-${group.companyId}`}>
          <GroupHead group={group} />
          <ClosedNote group={group} onLeaveOut={() => void leaveOut(group)} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
          <ul role="list" className={looks.divided}>
            {group.rows.map((row) => (
              <CartLine
                key={row.key}
                row={row}
                rateMicros={cart.rateMicros}
                problem={problem?.key === row.key ? problem.text : null}
                onCount={(count) => void setCount(row, count)}
                onRemove={() => void remove(row)}
              />
            ))}
          </ul>
          {hasOwnSum(group, cart) && <GroupFoot group={group} />}
        </section>
      ))}
    </Stack>
  );
}

function GroupHead({ group }: { group: CartGroup }) {
  return (
    <Group className={classes.groupHead} gap="0 var(--mantine-spacing-xs)">
      <Title order={2} size="h3" flex="1 1 auto" maw="100%" id={`company-${group.companyId}`}>
        <Link
          to={hrefTo('business', { businessId: group.companyId })}
          className={`${words.quietSign} ${classes.company}`}
        >
          <IconBuildingStore size={20} stroke={1.75} aria-hidden="true" />
          {group.companyName}
        </Link>
      </Title>
    </Group>
  );
}

function GroupFoot({ group }: { group: CartGroup }) {
  const { t } = useTranslation('cart');
  return (
    <Group
      className={classes.groupFoot}
      align="stretch"
      justify="space-between"
      gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)"
    >
      <span>{t('subtotal')}</span>
      <span className={classes.groupSum}>{moneyText(group.subtotalCents / 100, 'MXN')}</span>
    </Group>
  );
}

interface CartLineProps {
  row: CartRow;
  rateMicros: number;
  /** Why the last change of this line was refused. */
  problem: string | null;
  onCount: (count: number) => void;
  onRemove: () => void;
}

function CartLine({ row, rateMicros, problem, onCount, onRemove }: CartLineProps) {
  const { t } = useTranslation('cart');
  const isHidden = row.unavailable === 'no_longer_sold';
  useAnnounced(problem);
  const name = row.name || t('line.hidden');
  const address = hrefTo('product', { businessId: row.companyId, productId: row.productId });
  return (
    <li className={classes.line} data-unavailable={!row.available || undefined}>
      {isHidden ? (
        <span className={`${desk.roundParts} ${classes.picture}`}>
          <Picture picture={null} alt="" ratio={1} sizes="96px" />
        </span>
      ) : (
        <Link to={address} className={`${desk.roundParts} ${classes.picture}`} tabIndex={-1} aria-hidden="true">
          <Picture picture={row.picture} alt="" ratio={1} sizes="96px" />
        </Link>
      )}
      <Stack className={classes.facts} align="flex-start" gap="2px">
        {isHidden ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link to={address} className={classes.name}>
            {name}
          </Link>
        )}
        {row.options.map((option) => (
          <Text key={option.id} size="sm" c="dimmed">
            {option.title}: {option.name}
          </Text>
        ))}
        {!isHidden && <Prices row={row} />}
        {!row.available && (
          <Group component="span" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-xs)">
            <Badge color="gray" variant="light">
              {t(row.unavailable ? `line.why.${row.unavailable}` : 'line.unavailable')}
            </Badge>
            <Text size="sm">{t('line.unavailableText')}</Text>
          </Group>
        )}
      </Stack>
      <Button
        variant="subtle"
        color="gray"
        px="sm"
        className={classes.remove}
        aria-label={t('common:removeNamed', { name })}
        onClick={onRemove}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.removeLabel}>{t('line.remove')}</span>
      </Button>
      <Group className={classes.actions} gap="xxs">
        <QuantityStepper value={row.count} onChange={onCount} label={name} disabled={!row.available} />
        {!isHidden && (
          <span className={classes.lineTotal}>{moneyText(rowTotalCents(row, rateMicros) / 100, 'MXN')}</span>
        )}
      </Group>
      <div className={`${looks.ifAny} ${classes.lineProblem}`}>{problem}</div>
    </li>
  );
}

/** What one piece costs, in its own currency, and how that has changed. */
function Prices({ row }: { row: CartRow }) {
  const { t } = useTranslation('cart');
  const price = (cents: number) => moneyText(cents / 100, row.currency);
  const { addedUnitCents } = row;
  return (
    <>
      {(row.count > 1 || row.currency !== 'MXN') && (
        <Text size="sm">{t('line.each', { price: price(row.unitCents) })}</Text>
      )}
      {row.cargoExtraCents > 0 && (
        <Text size="sm" c="dimmed">
          {t('line.extra', { price: price(row.cargoExtraCents) })}
        </Text>
      )}
      {row.stock !== null && row.available && (
        <Text size="sm" c="dimmed">
          {t('line.left', { count: row.stock })}
        </Text>
      )}
      {addedUnitCents !== null && addedUnitCents !== row.unitCents && (
        <Text size="sm" className={`${words.name} ${words.accent}`}>
          {t('line.changed', { before: price(addedUnitCents), now: price(row.unitCents) })}
        </Text>
      )}
    </>
  );
}
