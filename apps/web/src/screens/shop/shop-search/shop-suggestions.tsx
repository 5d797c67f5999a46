import type { Output } from '@mercadito/contracts/endpoint';
import type { listRelatedProducts } from '@mercadito/contracts/products';
import { moneyText } from '../../../shared/format/money.ts';
import type { Combobox } from '../../../shared/forms/use-combobox.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './shop-search.module.css';

interface ShopSuggestionsProps {
  box: Combobox;
  offered: Output<typeof listRelatedProducts>['related_products'];
}

/** Products of the business that fit what is being typed. */
export function ShopSuggestions({ box, offered }: ShopSuggestionsProps) {
  const { t } = useTranslation('shop');
  return (
    <div {...box.list(t('list.products'))} className={classes.list}>
      {offered.map((product, at) => (
        <div key={product.id} {...box.option(at)} className={classes.option}>
          <span>{product.name}</span>
          <span className={classes.price}>{moneyText(product.price, product.currency)}</span>
        </div>
      ))}
    </div>
  );
}
