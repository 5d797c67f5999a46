import { bringProblemText } from '../shared/i18n/error-text.ts';
import { tellNotice } from '../shared/ui/toast.tsx';
import { takeFromBody } from './focus-page.ts';

/** How long the tapped buttons are waited for in the page that takes the served one's place (LOOK-32). */
const PATIENCE_MS = 5_000;

/**
 * Which button it is: of a card's, whose link says what the card is about; a name alone may be that of two products. One
 * product may have a card in each of several lists.
 */
interface Target {
  readonly name: string;
  readonly card: string | null;
  readonly list: string | null;
}

const targetOf = (button: HTMLElement): Target => ({
  name: button.ariaLabel ?? button.textContent,
  card: button.closest('li')?.querySelector('a')?.getAttribute('href') ?? null,
  list: button.closest('ul')?.getAttribute('aria-label') ?? null,
});

const isSame = (one: Target) => (other: Target) =>
  one.name === other.name && one.card === other.card && one.list === other.list;

/** The buttons there that are called the same, and those among them that are the target itself. */
function lookFor(target: Target, places: readonly HTMLElement[]) {
  const alike = places
    .flatMap((place) => [...place.querySelectorAll('button')])
    .filter((each) => targetOf(each).name === target.name);
  return { alike, same: alike.filter((each) => isSame(target)(targetOf(each))) };
}

const sayUnclear = async (): Promise<void> => tellNotice(await bringProblemText('tapUnclear'));

/** The page that has taken the served one's place, until what was tapped before is done there. */
interface Successor {
  readonly page: HTMLElement;
  /** Not once the person has gone elsewhere, or has tapped that button here: they do not mean it twice. */
  readonly isWanted: (target: Target) => boolean;
  /** For how much longer a button may come, in milliseconds. */
  readonly patience: () => number;
}

function successorIn(page: HTMLElement): Successor {
  const { pathname } = window.location;
  const until = Date.now() + PATIENCE_MS;
  const done: Target[] = [];
  const note = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button) done.push(targetOf(button));
  };
  page.addEventListener('click', note, { capture: true, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    page,
    isWanted: (target) => window.location.pathname === pathname && !done.some(isSame(target)),
    patience: () => until - Date.now(),
  };
}

/**
 * Taps this button as soon as the page has it; where none comes, it was not for this person. What could be one of two is not
 * tapped, and the person hears of it. Answers when that is over.
 */
function tapWhenThere(target: Target, { page, isWanted, patience }: Successor): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tap = (button: HTMLElement) => {
    if (isWanted(target)) {
      // What was tapped in its place had the focus, and took it along.
      if (document.activeElement?.matches('body, #content')) button.focus({ preventScroll: true });
      button.click();
    }
    resolve();
  };
  const isDone = (): boolean => {
    const { same } = lookFor(target, [page]);
    const [button] = same;
    if (!isWanted(target)) resolve();
    else if (same.length > 1) void sayUnclear().then(resolve);
    else if (button) setTimeout(() => tap(button));
    else return false;
    return true;
  };
  if (isDone()) return promise;
  const watch = new MutationObserver(() => {
    if (!isDone()) return;
    clearTimeout(waiting);
    watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  const waiting = setTimeout(() => {
    watch.disconnect();
    if (isWanted(target) && lookFor(target, [page]).alike.length > 0) void sayUnclear();
    resolve();
  }, patience());
  return promise;
}

/** What was tapped in these parts of a page, first tap first. A button tapped twice has the turn of its last. */
const tappedIn = (parts: readonly HTMLElement[]): HTMLElement[] =>
  parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-tapped]')])
    .sort((one, other) => Number(one.getAttribute('data-tapped')) - Number(other.getAttribute('data-tapped')));

/** `before-the-app.js` marks no more. */
const endMarking = (): boolean => window.dispatchEvent(new Event('applicationstart'));

/** What was tapped in the served page, or is being pressed, is for the page that has taken its place. */
function handOver(gone: readonly HTMLElement[], page: HTMLElement): void {
  const tapped = tappedIn(gone);
  const [pressed] = gone.flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-pressed]')]);
  endMarking();
  if (tapped.length === 0 && !pressed) return;
  // Not on the body until what was tapped has come.
  takeFromBody();
  const successor = successorIn(page);
  const tap = (button: HTMLElement): Promise<void> => {
    const target = targetOf(button);
    return lookFor(target, gone).same.length > 1 ? sayUnclear() : tapWhenThere(target, successor);
  };
  // One after the other: what is added to the cart has the options that were chosen before.
  let last = Promise.resolve();
  const tapInTurn = (button: HTMLElement) => {
    last = last.then(() => tap(button));
  };
  tapped.forEach(tapInTurn);
  if (!pressed) return;
  const ended = new AbortController();
  const { signal } = ended;
  // The finger that went down on the one page comes up on the other, and no click comes of that.
  const release = () => {
    ended.abort();
    tapInTurn(pressed);
  };
  window.addEventListener('pointerup', release, { signal, capture: true });
  window.addEventListener('pointercancel', () => ended.abort(), { signal });
}

/** The page that was served is the application's now: what was tapped in it is done. */
async function tapServed(page: HTMLElement): Promise<void> {
  const tapped = tappedIn([page]);
  endMarking();
  for (const button of tapped) {
    button.removeAttribute('data-tapped');
    // A popover has opened by itself, and stays; of a page that gives way it goes with it.
    if (button.hasAttribute('popovertarget')) continue;
    button.click();
    // What the tap has changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * What was tapped before the application came is tapped again, in its order.
 * @param page with what the server has made; when that gives way to a page with the same button, call this before it does
 */
export function replayTaps(page: HTMLElement, { stays }: { stays: boolean }): void {
  const served = [...page.children].filter((part) => part instanceof HTMLElement);
  if (stays || served.length === 0) return void tapServed(page);
  // The first that somebody goes to tells that they have: where they go on to in there goes as well.
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  page.addEventListener('focusin', follow, { once: true });
  const watch = new MutationObserver(() => {
    if (served.some((part) => part.isConnected)) return;
    watch.disconnect();
    // What somebody had gone to is gone with it (LOOK-45).
    if (!focused?.isConnected) takeFromBody();
    handOver(served, page);
  });
  watch.observe(page, { childList: true });
}
