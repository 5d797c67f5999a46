/** How long the tapped button is waited for in the page that takes the served one's place (LOOK-32). */
const PATIENCE_MS = 5_000;

const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.textContent;

/** Taps the button of this name as soon as the page has it; where none comes, it was not for this person. */
function tapWhenThere(name: string, page: HTMLElement): void {
  const tap = (): boolean => {
    const button = [...page.querySelectorAll('button')].find((each) => nameOf(each) === name);
    if (button) setTimeout(() => button.click());
    return button !== undefined;
  };
  if (tap()) return;
  const watch = new MutationObserver(() => tap() && watch.disconnect());
  watch.observe(page, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}

/** `before-the-app.js` marks no more. */
const endMarking = (): boolean => window.dispatchEvent(new Event('applicationstart'));

/** What was tapped in the served page, or is being pressed, is for the page that has taken its place. */
function handOver(gone: readonly HTMLElement[], page: HTMLElement): void {
  const find = (mark: string) =>
    gone.map((part) => part.querySelector<HTMLElement>(`[${mark}]`)).find((button) => button !== null);
  const [tapped, pressed] = [find('data-tapped'), find('data-pressed')];
  endMarking();
  if (tapped) tapWhenThere(nameOf(tapped), page);
  if (!pressed) return;
  const ended = new AbortController();
  const { signal } = ended;
  // The finger that went down on the one page comes up on the other, and no click comes of that.
  const release = () => {
    ended.abort();
    tapWhenThere(nameOf(pressed), page);
  };
  window.addEventListener('pointerup', release, { signal, capture: true });
  window.addEventListener('pointercancel', () => ended.abort(), { signal });
}

/**
 * What was tapped before the application came is tapped again, last tap alone.
 * @param page with what the server has made; when that gives way to a page with the same button, call this before it does
 */
export function answerEarlyTap(page: HTMLElement, { stays }: { stays: boolean }): void {
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
