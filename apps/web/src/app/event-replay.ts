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
 * tapped, and the person hears of it.
 */
function tapWhenThere(target: Target, page: HTMLElement): void {
  const isDone = (): boolean => {
    const { same } = lookFor(target, [page]);
    const [button] = same;
    if (same.length > 1) void sayUnclear();
    else if (button) setTimeout(() => button.click());
    return button !== undefined;
  };
  if (isDone()) return;
  const watch = new MutationObserver(() => {
    if (!isDone()) return;
    clearTimeout(patience);
    watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  const patience = setTimeout(() => {
    watch.disconnect();
    if (lookFor(target, [page]).alike.length > 0) void sayUnclear();
  }, PATIENCE_MS);
}

/** `before-the-app.js` marks no more. */
const endMarking = (): boolean => window.dispatchEvent(new Event('applicationstart'));

/** What was tapped in the served page, or is being pressed, is for the page that has taken its place. */
function handOver(gone: readonly HTMLElement[], page: HTMLElement): void {
  const find = (mark: string) =>
    gone.map((part) => part.querySelector<HTMLElement>(`[${mark}]`)).find((button) => button !== null);
  const [tapped, pressed] = [find('data-tapped'), find('data-pressed')];
  const tap = (button: HTMLElement) => {
    const target = targetOf(button);
    if (lookFor(target, gone).same.length > 1) void sayUnclear();
    else tapWhenThere(target, page);
  };
  endMarking();
  if (tapped) tap(tapped);
  if (!pressed) return;
  const ended = new AbortController();
  const { signal } = ended;
  // The finger that went down on the one page comes up on the other, and no click comes of that.
  const release = () => {
    ended.abort();
    tap(pressed);
  };
  window.addEventListener('pointerup', release, { signal, capture: true });
  window.addEventListener('pointercancel', () => ended.abort(), { signal });
}

/**
 * What was tapped before the application came is tapped again, last tap alone.
 * @param page with what the server has made; when that gives way to a page with the same button, call this before it does
 */
export function replayTap(page: HTMLElement, { stays }: { stays: boolean }): void {
  const served = [...page.children].filter((part) => part instanceof HTMLElement);
  if (stays || served.length === 0) {
    endMarking();
    const button = page.querySelector<HTMLButtonElement>('[data-tapped]');
    button?.removeAttribute('data-tapped');
    // A popover has opened by itself, and stays; of a page that gives way it goes with it.
    if (!button?.hasAttribute('popovertarget')) button?.click();
    return;
  }
  const watch = new MutationObserver(() => {
    if (served.some((part) => part.isConnected)) return;
    watch.disconnect();
    handOver(served, page);
  });
  watch.observe(page, { childList: true });
}
