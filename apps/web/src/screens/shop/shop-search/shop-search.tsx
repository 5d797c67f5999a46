import { useDebouncedValue } from '@mantine/hooks';
import type { Output } from '@mercadito/contracts/endpoint';
import type { listRelatedProducts } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isSearchable } from '@mercadito/domain/catalog/search-text';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useListRelatedProductsQuery } from '../../../entities/products/products.api.ts';
import { Marked } from '../../../features/search/marked.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { type Combobox, useCombobox } from '../../../shared/forms/use-combobox.ts';
import { useAddressed } from '../../../shared/hooks/use-addressed.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../../shared/navigation/router.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './shop-search.module.css';

/** Milliseconds after the last letter until suggestions are asked for. */
const PAUSE = 250;

interface ShopSearchProps {
  companyId: number;
  label: string;
  /** What is searched now; '' for nothing. */
  search: string;
  onSearch: (search: string) => void;
  /** Esc, or what stands at its end while nothing is typed. */
  onLeave: () => void;
  /** Whether somebody has just asked for it. */
  hasFocus: boolean;
}

/** Searches inside one business: a suggestion leads to its product, Enter lists all that fit. */
export function ShopSearch({ companyId, label, search, onSearch, onLeave, hasFocus }: ShopSearchProps) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const [typed, setTyped] = useAddressed(search);
  const field = useFocusWhen(hasFocus);
  const [settled] = useDebouncedValue(typed.trim(), PAUSE);
  const { currentData } = useListRelatedProductsQuery({ companyId, search: settled }, { skip: !isSearchable(settled) });
  const offered = isSearchable(typed) ? (currentData?.related_products ?? []) : [];
  const box = useCombobox({
    keys: offered.map(({ id }) => String(id)),
    onChoose: (at) => {
      const chosen = offered[at];
      if (chosen) navigate(hrefTo('product', { businessId: companyId, productId: chosen.id }));
    },
    onSubmit: () => isSearchable(typed) && onSearch(typed.trim()),
  });
  const clear = () => {
    if (typed === '') return onLeave();
    setTyped('');
    onSearch('');
    field.current?.focus();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    // The first one closes the suggestions.
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
  };

  useAnnounced(box.isListed && t('business.suggestions', { count: offered.length }));

  return (
    <search className={`${layout.grows} ${layout.shrinks}`} aria-label={label}>
      <form className={`${looks.ringed} ${classes.form}`} {...box.form} onKeyDown={leaveByKey}>
        <IconSearch size={18} aria-hidden="true" className={`${words.quiet} ${layout.fixed}`} />
        <input
          {...box.input}
          ref={field}
          className={classes.input}
          placeholder={label}
          aria-label={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.reopen();
          }}
        />
        <button
          type="button"
          className={classes.clear}
          aria-label={t(typed === '' ? 'business.closeSearch' : 'business.clearSearch')}
          onClick={clear}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
        <ShopSuggestions box={box} offered={offered} search={settled} />
      </form>
    </search>
  );
}

interface ShopSuggestionsProps {
  box: Combobox;
  offered: Output<typeof listRelatedProducts>['related_products'];
  search: string;
}

/** With picture, price and what matched, as the town's are (SEARCH-10). */
function ShopSuggestions({ box, offered, search }: ShopSuggestionsProps) {
  const { t } = useTranslation('shop');
  return (
    <div {...box.list(t('list.products'))} className={classes.list}>
      {offered.map((product, at) => (
        <div key={product.id} {...box.option(at)} className={`${looks.choosable} ${classes.option}`}>
          {/* An older server tells none. */}
          {product.photo_picture && (
            <Picture picture={product.photo_picture} alt="" ratio={1} sizes="40px" className={classes.picture ?? ''} />
          )}
          <span className={words.breaks}>
            <Marked name={product.name} search={search} />
            <br />
            <span className={`${words.small} ${words.figures}`}>{moneyText(product.price, product.currency)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
