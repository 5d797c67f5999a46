import { useDebouncedValue } from '@mantine/hooks';
import { isSearchable } from '@mercadito/domain/catalog/search-text';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useListRelatedProductsQuery } from './products.api.ts';
import classes from './shop-search.module.css';
import { optionId, ShopSuggestions } from './shop-suggestions.tsx';

/** Milliseconds after the last letter until suggestions are asked for. */
const PAUSE = 250;

interface ShopSearchProps {
  companyId: number;
  companyName: string;
  /** What is searched now; '' for nothing. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches inside one business, after the combobox pattern: arrows choose a suggestion, Enter takes it or lists all that fit. */
export function ShopSearch({ companyId, companyName, search, onSearch }: ShopSearchProps) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(search);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [settled] = useDebouncedValue(typed.trim(), PAUSE);
  const { currentData } = useListRelatedProductsQuery({ companyId, search: settled }, { skip: !isSearchable(settled) });
  const offered = isSearchable(typed) ? (currentData?.related_products ?? []) : [];
  const isListed = isOpen && offered.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (productId: number) => void navigate(`/product/${companyId}/${productId}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isListed ? offered[active] : undefined;
    close();
    if (chosen) choose(chosen.id);
    else if (isSearchable(typed)) onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: the field itself.
      setActive((at) => ((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    }
    if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      close();
    }
  };

  return (
    <search className={classes.search}>
      <form
        className={classes.form}
        onSubmit={submit}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      >
        <IconSearch size={18} aria-hidden="true" className={classes.sign} />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('business.search', { name: companyName })}
          aria-label={t('business.search', { name: companyName })}
          aria-expanded={isListed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button type="button" className={classes.clear} aria-label={t('business.clearSearch')} onClick={clear}>
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
        <ShopSuggestions id={listId} offered={offered} isShown={isListed} active={active} onChoose={choose} />
        <span className={classes.hidden} role="status">
          {isListed && t('business.suggestions', { count: offered.length })}
        </span>
      </form>
    </search>
  );
}
