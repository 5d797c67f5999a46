import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useRecentSearches } from './recent-searches.ts';
import classes from './search-form.module.css';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type Scope, type Suggestion, useSuggestions } from './use-suggestions.ts';

interface SearchFormProps {
  inputRef?: Ref<HTMLInputElement>;
  /** After something was searched for or chosen. */
  onDone?: () => void;
}

/** Spec 1 §2: products are searched on /, businesses on /home-business; everywhere else products, on the home page. */
const LISTS: Readonly<Record<Scope, string>> = { products: '/', businesses: '/home-business' };

/** One field with suggestions, after the combobox pattern: arrows choose, Enter takes or searches, Esc closes. */
export function SearchForm({ inputRef, onDone }: SearchFormProps) {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const scope: Scope = pathname === LISTS.businesses ? 'businesses' : 'products';
  const searched = pathname === LISTS[scope] ? (params.get('search') ?? '') : '';

  const [text, setText] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, remember] = useRecentSearches();
  const found = useSuggestions(scope, isOpen ? text : '');
  const listId = useId();

  // The address changes without the field: by going back, or by another category.
  useEffect(() => setText(searched), [searched]);

  const offered: readonly Suggestion[] = text.trim() === '' ? recent.map((each) => recentOf(each, scope)) : found;
  const isListed = isOpen && offered.length > 0;

  const goTo = (to: string) => {
    setOpen(false);
    setActive(-1);
    onDone?.();
    void navigate(to);
  };
  const search = () => {
    const wanted = text.trim();
    if (wanted === '') return;
    remember(wanted);
    goTo(addressOf(wanted, scope));
  };
  const clear = () => {
    setText('');
    // Clearing the text clears the search filter (spec 1 §2).
    if (searched) void navigate(LISTS[scope]);
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
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = isListed ? offered[active] : undefined;
          if (chosen) goTo(chosen.to);
          else search();
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      >
        <div className={classes.field}>
          <input
            ref={inputRef}
            className={classes.input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t(`search.${scope}`)}
            aria-label={t(`search.${scope}`)}
            aria-expanded={isListed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
            value={text}
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <button type="button" className={classes.button} aria-label={t('search.clear')} onClick={clear}>
              <IconX size={18} aria-hidden="true" />
            </button>
          )}
          <button type="submit" className={classes.button} aria-label={t('search.submit')}>
            <IconSearch size={20} aria-hidden="true" />
          </button>
        </div>
        <SuggestionList id={listId} offered={offered} isShown={isListed} active={active} onChoose={goTo} />
        <div role="status" className={classes.spoken}>
          {isListed && text.trim() !== '' && t('search.suggestions', { count: offered.length })}
        </div>
      </form>
    </search>
  );
}

const addressOf = (search: string, scope: Scope): string => `${LISTS[scope]}?search=${encodeURIComponent(search)}`;

const recentOf = (search: string, scope: Scope): Suggestion => ({
  key: `recent-${search}`,
  label: search,
  note: '',
  picture: null,
  to: addressOf(search, scope),
});
