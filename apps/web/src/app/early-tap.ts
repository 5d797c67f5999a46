/** How long the tapped button is waited for in the page that takes the served one's place. */
const PATIENCE_MS = 5_000;

const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.textContent;

/** Taps the button that takes this one's place; where none does, it was not for this person. */
function tapSuccessorOf(tapped: HTMLElement, page: HTMLElement): void {
  const watch = new MutationObserver(() => {
    const isSuccessor = (each: HTMLElement) => each !== tapped && nameOf(each) === nameOf(tapped);
    const button = [...page.querySelectorAll('button')].find(isSuccessor);
    if (!button) return;
    watch.disconnect();
    setTimeout(() => button.click());
  });
  watch.observe(page, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}

/**
 * From here on taps are answered; what was tapped last before is tapped again. A page that does not stay gives way to
 * one that has the same button.
 */
export function answerEarlyTap(page: HTMLElement, { stays }: { stays: boolean }): void {
  // `before-the-app.js` marks no more.
  window.dispatchEvent(new Event('applicationstart'));
  const button = page.querySelector<HTMLButtonElement>('[data-tapped]');
  if (!button) return;
  button.removeAttribute('data-tapped');
  if (stays) button.click();
  else tapSuccessorOf(button, page);
}
