import { IN_TEXT } from '../shared/hooks/use-focus.ts';

/** What a key can come to; no field that is typed in, which would open a phone's keyboard. */
const CAN_HAVE_IT =
  ':is(a[href], button:not(:disabled), select, summary, [tabindex], input:is([type="radio"], [type="checkbox"])):not(:disabled, [tabindex="-1"])';
/** What lies over the page for a moment, and stands behind all of it. */
const OVER_PAGE = '.mantine-Notifications-root, [role="menu"], [role="listbox"]';
const HEADING = 'h1, h2, h3, h4';
/** How long a page may take to come; whoever has begun something there by then stays. */
const ARRIVES_MS = 10_000;

interface Place {
  readonly parent: Element;
  /** What stood right before it. */
  readonly before: Node | null;
}

const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** What can have the focus in a part of the page, in its order. */
const focusableIn = (part: Node | null): HTMLElement[] =>
  part instanceof Element
    ? [part, ...part.querySelectorAll(CAN_HAVE_IT)].filter(
        (each): each is HTMLElement => each instanceof HTMLElement && each.matches(CAN_HAVE_IT) && isSeen(each),
      )
    : [];

/** The nearest that can be pressed beside a place, within its part of the page. */
function neighbourOf({ parent, before }: Place): HTMLElement | null {
  const known = before?.parentNode === parent ? before : null;
  for (let next = known ? known.nextSibling : parent.firstChild; next; next = next.nextSibling) {
    const [first] = focusableIn(next);
    if (first) return first;
  }
  for (let last = known; last; last = last.previousSibling) {
    const found = focusableIn(last).at(-1);
    if (found) return found;
  }
  return null;
}

/**
 * The nearest beside a place within its part of the page, else that part's heading, else the same around it. Whoever was typing goes to
 * a heading: the next key would press what stands there.
 */
function beside(place: Place, isTyping: boolean): HTMLElement | null {
  const { parent } = place;
  const neighbour = isTyping ? null : neighbourOf(place);
  if (neighbour) return neighbour;
  const heading = [...parent.querySelectorAll<HTMLElement>(HEADING)].find(isSeen);
  if (heading || parent.matches('main, dialog[open]')) return heading ?? null;
  return parent.parentElement && beside({ parent: parent.parentElement, before: parent }, isTyping);
}

/** Gives it the focus; the page stays where it is for who does not go by keys. */
function take(element: HTMLElement, isByKeys: boolean): void {
  if (!element.matches(CAN_HAVE_IT) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: !isByKeys });
}

const headingOfPage = () => document.querySelector<HTMLElement>('main h1');
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Calls it whenever something on the page has changed, until it answers true, a person does something, or the time is over. */
function until(isDone: () => boolean): () => void {
  const stop = () => {
    changes.disconnect();
    clearTimeout(timer);
    for (const act of ['pointerdown', 'keydown']) document.removeEventListener(act, stop, true);
  };
  const changes = new MutationObserver(() => isDone() && stop());
  const timer = setTimeout(stop, ARRIVES_MS);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, stop, true);
  return stop;
}

/** The page's heading, or the page itself until that has come; answers whether it was the heading. */
function toPage(): boolean {
  const heading = headingOfPage();
  const target = heading ?? document.getElementById('content');
  if (target && (heading || isLost())) take(target, false);
  return heading !== null;
}

export interface FocusKeeper {
  /** Another page has come, or its skeleton. */
  readonly arrive: () => void;
  readonly stop: () => void;
}

/**
 * Keeps the focus from falling to the body (LOOK-45). On another page its heading has it, which says where somebody is; what goes away
 * hands it to what stands beside it, or to its heading. A screen that knows better comes first.
 * @param from what had it when this was asked for, and may be gone since
 */
export function keepFocus(from = document.activeElement): FocusKeeper {
  let last: { readonly element: Element; readonly isByKeys: boolean } | null = null;
  /** What is typed in, until somebody goes elsewhere. A dialog that closes gives the focus to its opener, which may go as well. */
  let typed: Element | null = null;
  let pressed: Element | null = null;
  let onPage: Element | null = null;
  /** Where that stood, once it is gone while somebody was in what lies over the page. */
  let pagePlace: Place | null = null;
  let place: (Place & { readonly isTyping: boolean }) | null = null;
  let stopArriving: () => void = () => undefined;

  const note = (element: Element | null) => {
    if (!element || element === document.body) return;
    if (!element.closest(OVER_PAGE)) {
      onPage = element;
      pagePlace = null;
    }
    last = { element, isByKeys: element.matches(':focus-visible') };
    if (element.matches(IN_TEXT)) typed = element;
    else if (typed?.isConnected && typed.closest('dialog')?.open !== false) typed = null;
  };
  const follow = ({ target }: Event) => note(target as Element);
  /** Whoever taps beside it has given it up. */
  const giveUp = ({ target }: Event) => {
    if (target instanceof Node && last?.element.contains(target)) return;
    last = null;
    typed = null;
    if (!(target instanceof Element && target.closest(OVER_PAGE))) onPage = null;
  };
  /** What may lead to another page: no tap into a field, and no key that writes. */
  const press = (event: Event) => {
    const isPress =
      event instanceof KeyboardEvent
        ? event.key === 'Enter' || event.key === ' '
        : !(event.target instanceof Element && event.target.matches(IN_TEXT));
    if (isPress) pressed = document.activeElement;
  };
  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', giveUp, true);
  for (const act of ['click', 'keydown']) document.addEventListener(act, press, true);
  note(document.activeElement);

  const isTaken = () => {
    const now = document.activeElement;
    return now !== null && now !== pressed && (now.matches('main *, dialog *') || now.matches(IN_TEXT));
  };
  const waitForPage = () => {
    stopArriving();
    if (!toPage()) stopArriving = until(() => isTaken() || toPage());
  };

  /** What has the focus when what had it is gone; none where the page's heading has. */
  const nextOf = (element: Element): HTMLElement | null => {
    if (element === onPage) {
      return !element.matches('h1, #content') && place?.parent.isConnected ? beside(place, place.isTyping) : null;
    }
    // What lies over the page was gone to for a moment: whoever has been there goes on where they were.
    if (onPage instanceof HTMLElement && onPage.isConnected && onPage.matches(CAN_HAVE_IT)) return onPage;
    return pagePlace?.parent.isConnected ? beside(pagePlace, false) : null;
  };
  const handOn = () => {
    if (!last || !isLost()) return;
    const next = nextOf(last.element);
    if (next) take(next, last.isByKeys);
    else waitForPage();
  };
  const changes = new MutationObserver((records) => {
    if (!last) return;
    const { element } = last;
    const goneWith = (part: Element) =>
      records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(part)));
    const left = element !== onPage && onPage && !onPage.isConnected ? goneWith(onPage) : undefined;
    if (left?.target instanceof Element) pagePlace = { parent: left.target, before: left.previousSibling };
    if (!isLost()) return;
    const gone = goneWith(element);
    if (!(gone?.target instanceof Element)) return;
    const isTyping = typed !== null && goneWith(typed) !== undefined;
    place = { parent: gone.target, before: gone.previousSibling, isTyping };
    // What takes it by an effect of its own has it by then.
    requestAnimationFrame(() => setTimeout(handOn));
  });
  changes.observe(document.body, { childList: true, subtree: true });
  if (from?.isConnected === false && isLost()) waitForPage();

  return {
    arrive: () => {
      if (isTaken()) stopArriving();
      else waitForPage();
    },
    stop: () => {
      last = null;
      stopArriving();
      changes.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', giveUp, true);
      for (const act of ['click', 'keydown']) document.removeEventListener(act, press, true);
    },
  };
}
