import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDestination, useLocation, useNavigate } from '../../shared/navigation/router.tsx';
import { TO_SEARCH } from '../../shared/navigation/to-search.ts';
import { understand, usePaletteKey } from './key-command.ts';
import { areKeysOn } from './keys-choice.ts';
import { moveThroughItems } from './list-items.ts';
import { pageShown } from './page-shown.ts';

/** Where something is looked for; else where a list is narrowed, first by what is typed. */
const FIELDS = [
  'input[type="search"]',
  ':is(search, [role="search"]) input',
  ':is(search, [role="search"]) select',
] as const;

/** The field of the page that `/` leads to (FRAME-14); null where it has none. */
function findSearchField(): HTMLElement | null {
  for (const selector of FIELDS) {
    const field = pageShown().querySelector<HTMLElement>(selector);
    if (field) return field;
  }
  return null;
}

/** Where letters are written, or choose, which is more than text (`IN_TEXT`): what has the focus there hears them itself. */
const TAKES_LETTERS = [
  'input:not([type="checkbox"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'radiogroup', 'slider', 'spinbutton', 'tree', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** What stands over the page. The browser's own dialogs are there when they are closed, too. */
const OVER_THE_PAGE = 'dialog[open], :not(dialog):is([role="dialog"], [role="alertdialog"]), [role="menu"]';

/** Whether a key is for nobody else: no field, no dialog, no menu, and no order to the browser or the machine (FRAME-15). */
function isForThePage({ target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TAKES_LETTERS)) return false;
  return !isCovered();
}

const isCovered = (): boolean => document.querySelector(OVER_THE_PAGE) !== null;

/** A place of the menu, and the letter that leads there after `g`. */
export interface KeyedPlace {
  readonly letter: string;
  readonly label: string;
  readonly href: Href;
}

interface AdminKeys {
  places: readonly Pick<KeyedPlace, 'letter' | 'href'>[];
  onHelp: () => void;
  onPalette: () => void;
}

/** Has single keys do what an Admin does all day, as long as they are for nobody else and not switched off (FRAME-14 to FRAME-17). */
export function useAdminKeys({ places, onHelp, onPalette }: AdminKeys): void {
  const navigate = useNavigate();
  const goingSince = useRef<number | null>(null);

  const go = (letter: string) => {
    const place = places.find((each) => each.letter === letter);
    if (place) navigate(place.href);
  };
  const search = () => {
    const field = findSearchField();
    if (field) field.focus();
    else navigate(hrefTo('people'), { state: TO_SEARCH });
  };
  // No single key: it works while one types, too, and where those are switched off.
  useHotkeys([[usePaletteKey().hotkey, () => !isCovered() && onPalette()]], [], true);
  const searchOrWait = useOnArrival(search);

  useWindowEvent('keydown', (event) => {
    if (!areKeysOn() || !isForThePage(event)) {
      goingSince.current = null;
      return;
    }
    const { command, goingSince: next } = understand(
      { key: event.key, isHeld: event.repeat, at: event.timeStamp },
      goingSince.current,
    );
    goingSince.current = next;
    if (!command) return;
    // Firefox would open its own search.
    event.preventDefault();
    if (command.what === 'go') go(command.letter);
    else if (command.what === 'search') searchOrWait();
    else if (command.what === 'help') onHelp();
    else moveThroughItems(command.what === 'next' ? 1 : -1);
  });
}

/** Does it on the page that is seen; while another is on its way, there: what is seen is about to go. */
function useOnArrival(act: () => void): () => void {
  const here = useLocation().pathname;
  const isUnderWay = useDestination().pathname !== here;
  const isWanted = useRef(false);
  const arrive = useEffectEvent(() => {
    if (isWanted.current) act();
    isWanted.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be there is the reason
  useEffect(() => arrive(), [here]);
  return () => {
    if (isUnderWay) isWanted.current = true;
    else act();
  };
}
