import type { Answered } from '@mercadito/domain/answered';
import type { Currency } from '@mercadito/domain/money/currency';
import { moneyText } from '../format/money.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './price-tag.module.css';
import words from './words.module.css';

interface PriceTagProps {
  price: number;
  discountedPrice: number;
  /** Whole percent; 0 shows the price alone. */
  discount: number;
  currency: Answered<Currency>;
  size?: 'card' | 'page';
}

/** The price now, and struck through the price before; both say to screen readers which they are. */
export function PriceTag({ price, discountedPrice, discount, currency, size = 'card' }: PriceTagProps) {
  const { t } = useTranslation();
  if (discount <= 0)
    return (
      <span className={classes.tag} data-size={size}>
        <Amount value={price} currency={currency} />
      </span>
    );
  return (
    <span className={classes.tag} data-size={size}>
      <span className={classes.hidden}>{`${t('priceNow')} `}</span>
      <Amount value={discountedPrice} currency={currency} />
      <span className={classes.cut}>
        <s className={`${words.small} ${classes.before}`}>
          <span className={classes.hidden}>{`${t('priceBefore')} `}</span>
          {moneyText(price, currency)}
        </s>{' '}
        <span className={classes.off}>{t('percentCut', { percent: discount })}</span>
      </span>
    </span>
  );
}

interface AmountProps {
  value: number;
  currency: Answered<Currency>;
  className?: string | undefined;
}

/** The code stands smaller beside the amount: pesos and dollars print alike. */
export function Amount({ value, currency, className = classes.now }: AmountProps) {
  const [figures, code] = moneyText(value, currency).split(/ (?=\S+$)/);
  return (
    <span className={className}>
      {`${figures} `}
      <span className={classes.code}>{code}</span>
    </span>
  );
}
