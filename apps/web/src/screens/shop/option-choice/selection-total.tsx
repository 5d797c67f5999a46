import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSettings } from '../../../shared/site/use-site.ts';
import { type Selection, selectionPrice } from './selection-price.ts';
import classes from './selection-total.module.css';

/** The price of what is chosen, in its number; dollars also in pesos, since that is what the cart counts. */
export function SelectionTotal({ product, attributes, count }: Selection) {
  const { t } = useTranslation('shop');
  const { usd_mxn_value, isKnown } = useSettings();
  const { own, mxn } = selectionPrice({ product, attributes, count }, usd_mxn_value);
  return (
    <output className={classes.total} aria-label={t('product.total')}>
      <strong className={classes.amount}>{moneyText(own, product.currency)}</strong>
      {product.currency === 'USD' && (
        <span className={classes.worth}>
          {isKnown ? t('product.worth', { amount: moneyText(mxn, 'MXN') }) : t('product.provisional')}
        </span>
      )}
    </output>
  );
}
