import { Group, Stack } from '@mantine/core';
import { type Href, hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { IconHistory, IconSearch, IconX } from '@tabler/icons-react';
import { Fragment, type Ref, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Combobox, useCombobox } from '../../shared/forms/use-combobox.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation, useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { createStored } from '../../shared/storage/stored.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import looks from '../../shared/ui/looks.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import words from '../../shared/ui/words.module.css';
import { Marked } from './marked.tsx';
import classes from './search-form.module.css';
import { useBeginnings } from './use-beginnings.ts';
import { LISTS, type Scope, type Suggestion, useSuggestions } from './use-suggestions.ts';

// With the first look at the categories: a page that nobody searches does without.
const CategorySign = lazyChunk(() => import('../../entities/categories/category-sign.tsx').then((m) => m.CategorySign));

const KEPT = 5;
const NONE: readonly string[] = [];

const stored = createStored('searches', () => v.array(v.string()), { area: 'device', perPerson: true });

/** Puts it before what was searched for until now. */
function remember(search: string): void {
  const others = (stored.read() ?? NONE).filter((each) => each !== search);
  stored.write([search, ...others].slice(0, KEPT));
}

/** What was searched for on this device, newest first, and how to remember another. */
function useRecentSearches(): readonly [readonly string[], (search: string) => void] {
  return [stored.use() ?? NONE, remember];
}

/** What is typed over what the address searches for. */
export interface SearchDraft {
  readonly over: string;
  readonly text: string;
}

export interface SearchFormProps {
  /** Kept outside, where it lasts while the form moves to another place. */
  draft: SearchDraft | null;
  onDraft: (draft: SearchDraft | null) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** After something was searched for or chosen. */
  onDone?: () => void;
}

/** One field for the whole site, with suggestions and what was searched for before. */
export function SearchForm({ draft, onDraft, inputRef, onDone }: SearchFormProps) {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { name: here } = screenAt(pathname);
  const scope: Scope = here === LISTS.businesses ? 'businesses' : 'products';
  const searched = here === LISTS[scope] ? searchTextOf(params.get('search') ?? '') : '';

  // The address changes without the field: by going back, or by another category.
  const text = draft?.over === searched ? draft.text : searched;
  const isAsked = draft !== null;
  const [recent, remember] = useRecentSearches();
  const isEmpty = !isAsked || text.trim() === '';
  const [hasFocus, setFocus] = useState(false);
  const beginnings = useBeginnings(scope, recent, isEmpty && hasFocus);
  const found = useSuggestions(scope, isAsked ? text : '');

  useEffect(() => {
    if (draft && draft.over !== searched) onDraft(null);
  }, [draft, searched, onDraft]);

  const offered = isEmpty ? beginnings : found;

  const goTo = (to: Href) => {
    onDone?.();
    navigate(to);
  };
  const search = () => {
    const wanted = searchTextOf(text);
    if (wanted === '') return;
    remember(wanted);
    goTo(addressOf(wanted, scope));
  };
  const box = useCombobox({
    keys: offered.map(({ key }) => key),
    onChoose: (at) => {
      const chosen = offered[at];
      if (chosen?.kind === 'completion') remember(chosen.label);
      goTo(chosen?.to ?? hrefTo(LISTS[scope]));
    },
    onSubmit: search,
  });
  const clear = () => {
    onDraft({ over: searched, text: '' });
    // Clearing the text clears the search filter (LIST-2).
    if (searched) navigate(hrefTo(LISTS[scope]));
  };

  useAnnounced(box.isListed && !isEmpty && t('search.suggestions', { count: offered.length }));

  return (
    <search className={classes.search} aria-label={t('search.label')} onFocus={() => setFocus(true)}>
      <form {...box.form}>
        <Group className={`${looks.ringed} ${classes.field}`} wrap="nowrap" gap={0}>
          <input
            {...box.input}
            ref={inputRef}
            className={classes.input}
            placeholder={t(`search.${scope}`)}
            aria-label={t(`search.${scope}`)}
            value={text}
            onChange={(event) => {
              onDraft({ over: searched, text: event.currentTarget.value });
              box.reopen();
            }}
          />
          {text !== '' && (
            <button type="button" className={classes.button} aria-label={t('search.clear')} onClick={clear}>
              <IconX size={18} aria-hidden="true" />
            </button>
          )}
          <button type="submit" className={classes.button} aria-label={t('search.submit')}>
            <IconSearch size={20} aria-hidden="true" />
          </button>
        </Group>
        <SuggestionList box={box} offered={offered} />
      </form>
    </search>
  );
}

const addressOf = (search: string, scope: Scope): Href => hrefTo(LISTS[scope], {}, { search });

interface SuggestionListProps {
  box: Combobox;
  offered: readonly Suggestion[];
}

/** The suggestions; what was searched for and the categories stand under headings of their own. */
function SuggestionList({ box, offered }: SuggestionListProps) {
  const { t } = useTranslation('layout');
  const option = (suggestion: Suggestion) => (
    <div
      key={suggestion.key}
      {...box.option(offered.indexOf(suggestion))}
      className={`${looks.choosable} ${classes.option}`}
    >
      <Offer suggestion={suggestion} />
    </div>
  );
  const group = (kind: Suggestion['kind'], heading: string) => {
    const members = offered.filter((each) => each.kind === kind);
    return (
      members.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: options are grouped so in a list box
        <div role="group" aria-label={heading} className={kind === 'category' ? classes.category : undefined}>
          <div className={classes.heading} aria-hidden="true">
            {heading}
          </div>
          {members.map(option)}
        </div>
      )
    );
  };
  return (
    <div {...box.list(t('search.label'))} className={classes.list}>
      {group('recent', t('search.recent'))}
      {group('popular', t('search.popular'))}
      {group('completion', t('search.words'))}
      {group('category', t('search.categories'))}
      {kindsOf(offered).map((kind) => (
        <Fragment key={kind}>{group(kind, t(`search.kinds.${kind}`))}</Fragment>
      ))}
    </div>
  );
}

type Found = Extract<Suggestion, { note: string }>;

const isFound = (suggestion: Suggestion): suggestion is Found => 'note' in suggestion;

/** The kinds of what was found, in their order. */
const kindsOf = (offered: readonly Suggestion[]): readonly Found['kind'][] => [
  ...new Set(offered.filter(isFound).map(({ kind }) => kind)),
];

const isText = ({ kind }: Suggestion) => kind === 'popular' || kind === 'completion';

function Offer({ suggestion }: { suggestion: Suggestion }) {
  const { label } = suggestion;
  return (
    <>
      {isText(suggestion) && <IconSearch size={20} stroke={1.5} aria-hidden="true" />}
      {suggestion.kind === 'recent' && <IconHistory size={20} stroke={1.5} aria-hidden="true" />}
      {suggestion.kind === 'category' && (
        <span className={classes.sign}>
          <Suspense>
            <CategorySign of={suggestion.category} />
          </Suspense>
        </span>
      )}
      {isFound(suggestion) && (
        <Picture picture={suggestion.picture} alt="" ratio={1} sizes="40px" className={classes.picture ?? ''} />
      )}
      <Stack component="span" miw={0} lh="1.3" gap={0}>
        <span>{isFound(suggestion) ? <Marked name={label} search={suggestion.searched} /> : label}</span>
        {isFound(suggestion) && <span className={words.fine}>{suggestion.note}</span>}
      </Stack>
    </>
  );
}
