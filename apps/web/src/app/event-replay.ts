import { bringProblemText } from '../shared/i18n/error-text.ts';
import { tellNotice } from '../shared/ui/toast.tsx';

/** How long the tapped button is waited for in the page that takes the served one's place (LOOK-32). */
const PATIENCE_MS = 5_000;

/** Which button it is: of a card's, whose link says what the card is about; a name alone may be that of two products. */
interface Target {
  readonly name: string;
  readonly card: string | null;
}

const targetOf = (button: HTMLElement): Target => ({
  name: button.ariaLabel ?? button.textContent,
  card: button.closest('li')?.querySelector('a')?.getAttribute('href') ?? null,
});

/** The buttons there that are called the same, and those among them that are the target itself. */
function lookFor(target: Target, places: readonly HTMLElement[]) {
  const alike = places
    .flatMap((place) => [...place.querySelectorAll('button')])
    .filter((each) => targetOf(each).name === target.name);
  return { alike, same: alike.filter((each) => targetOf(each).card === target.card) };
}

const sayUnclear = async (): Promise<void> => tellNotice(await bringProblemText('tapUnclear'));

/**
 * Taps this button as soon as the page has it; where none comes, it was not for this person. What could be one of two is not
 * tapped, and the person hears of it. Answers when that is over.
 */
function tapWhenThere(target: Target, page: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isDone = (): boolean => {
    const { same } = lookFor(target, [page]);
    const [button] = same;
    if (same.length > 1) void sayUnclear().then(resolve);
    else if (button) setTimeout(() => resolve(button.click()));
    return button !== undefined;
  };
  if (isDone()) return promise;
  const watch = new MutationObserver(() => {
    if (!isDone()) return;
    clearTimeout(patience);
    watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  const patience = setTimeout(() => {
    watch.disconnect();
    if (lookFor(target, [page]).alike.length > 0) void sayUnclear();
    resolve();
  }, PATIENCE_MS);
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
async function handOver(gone: readonly HTMLElement[], page: HTMLElement): Promise<void> {
  const tapped = tappedIn(gone);
  const [pressed] = gone.flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-pressed]')]);
  const tap = (button: HTMLElement): Promise<void> => {
    const target = targetOf(button);
    return lookFor(target, gone).same.length > 1 ? sayUnclear() : tapWhenThere(target, page);
  };
  endMarking();
  const ended = new AbortController();
  const { signal } = ended;
  // The finger that went down on the one page comes up on the other, and no click comes of that.
  const release = () => {
    ended.abort();
    if (pressed) void tap(pressed);
  };
  if (pressed) {
    window.addEventListener('pointerup', release, { signal, capture: true });
    window.addEventListener('pointercancel', () => ended.abort(), { signal });
  }
  // One after the other: what is added to the cart has the options that were chosen before.
  for (const button of tapped) await tap(button);
}

/** The page that was served is the application's now: what was tapped in it is done. */
async function tapAgain(page: HTMLElement): Promise<void> {
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
  if (stays || served.length === 0) return void tapAgain(page);
  const watch = new MutationObserver(() => {
    if (served.some((part) => part.isConnected)) return;
    watch.disconnect();
    void handOver(served, page);
  });
  watch.observe(page, { childList: true });
}
