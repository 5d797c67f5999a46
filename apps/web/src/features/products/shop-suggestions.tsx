import type { Output } from '@mercadito/contracts/endpoint';
import type { listRelatedProducts } from '@mercadito/contracts/products';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './shop-search.module.css';

interface ShopSuggestionsProps {
  id: string;
  offered: Output<typeof listRelatedProducts>['related_products'];
  isShown: boolean;
  /** The place of the one the arrow keys have reached. */
  active: number;
  onChoose: (productId: number) => void;
}

/** What the field's `aria-activedescendant` names. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** Products of the business that fit what is being typed; the focus stays in the field. */
export function ShopSuggestions({ id, offered, isShown, active, onChoose }: ShopSuggestionsProps) {
  const { t } = useTranslation('shop');
  return (
    <div id={id} className={classes.list} role="listbox" aria-label={t('list.products')} hidden={!isShown}>
      {offered.map((product, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the combobox pattern has it
        <div
          key={product.id}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes.option}
          // Keeps the focus in the field until the click has been heard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product.id)}
        >
          <span>{product.name}</span>
          <span className={classes.price}>{moneyText(product.price, product.currency)}</span>
        </div>
      ))}
    </div>
  );
}
