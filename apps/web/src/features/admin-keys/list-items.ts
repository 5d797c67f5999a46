import { pageShown } from './page-shown.ts';

/** What stands in a list; heads of tables and the pages of a list are none of them. */
const ITEM = 'li, tbody > tr';
const NO_ITEM = 'nav li, search li, [role="search"] li';

/** Where an item leads, or what it does. */
const ACT = 'a[href], button:not(:disabled)';

/** A column of the board has items of its own. */
const SECTION = 'section, [role="tabpanel"]';

interface Item {
  readonly element: Element;
  readonly act: HTMLElement;
}

/** Those that something can be done with, in their order; of two that begin with the same link the outer one. */
function itemsIn(area: Element): Item[] {
  const items: Item[] = [];
  for (const element of area.querySelectorAll(ITEM)) {
    const act = element.matches(NO_ITEM) ? null : element.querySelector<HTMLElement>(ACT);
    if (act && items.at(-1)?.act !== act) items.push({ element, act });
  }
  return items;
}

const isInSight = ({ act }: Item): boolean => {
  const { top } = act.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
};

/**
 * Takes the focus to the next item of the list that it is in, or to the one before, and stays at its ends; from elsewhere to
 * the first that is in sight (FRAME-14).
 */
export function moveThroughItems(step: 1 | -1): void {
  const focused = document.activeElement;
  const section = focused?.closest(SECTION);
  const ofSection = section ? itemsIn(section) : [];
  const items = ofSection.length > 0 ? ofSection : itemsIn(pageShown());
  const at = items.findLastIndex(({ element }) => element.contains(focused));
  const next = at < 0 ? (items.find(isInSight) ?? items[0]) : items[at + step];
  next?.act.focus();
}
