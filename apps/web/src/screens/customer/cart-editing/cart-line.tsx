import { Badge, Button, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconTrash } from '@tabler/icons-react';
import { type CartRow, rowTotalCents } from '../../../entities/cart/cart-rows.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx';
import classes from './cart-line.module.css';

interface CartLineProps {
  row: CartRow;
  rateMicros: number;
  /** Why the last change of this line was refused. */
  refusal: string | null;
  onCount: (count: number) => void;
  onRemove: () => void;
}

/** One product of the cart: what it is, what it costs, how many. */
export function CartLine({ row, rateMicros, refusal, onCount, onRemove }: CartLineProps) {
  const { t } = useTranslation('cart');
  const isHidden = row.unavailable === 'no_longer_sold';
  const name = row.name || t('line.hidden');
  const address = hrefTo('product', { businessId: row.companyId, productId: row.productId });
  return (
    <li className={classes.line} data-unavailable={!row.available || undefined}>
      {isHidden ? (
        <span className={classes.picture}>
          <Picture picture={null} alt="" ratio={1} sizes="96px" />
        </span>
      ) : (
        <Link to={address} className={classes.picture} tabIndex={-1} aria-hidden="true">
          <Picture picture={row.picture} alt="" ratio={1} sizes="96px" />
        </Link>
      )}
      <div className={classes.facts}>
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
          <span className={classes.notice}>
            <Badge color="gray" variant="light">
              {t(row.unavailable ? `line.why.${row.unavailable}` : 'line.unavailable')}
            </Badge>
            <Text size="sm">{t('line.unavailableText')}</Text>
          </span>
        )}
      </div>
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
      <div className={classes.actions}>
        <QuantityStepper value={row.count} onChange={onCount} label={name} disabled={!row.available} />
        {!isHidden && <span className={classes.total}>{moneyText(rowTotalCents(row, rateMicros) / 100, 'MXN')}</span>}
      </div>
      <div role="status" className={classes.refusal}>
        {refusal}
      </div>
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
      <Text size="sm">{t('line.each', { price: price(row.unitCents) })}</Text>
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
        <Text size="sm" className={classes.changed}>
          {t('line.changed', { before: price(addedUnitCents), now: price(row.unitCents) })}
        </Text>
      )}
    </>
  );
}
