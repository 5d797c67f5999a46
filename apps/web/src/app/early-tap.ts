/** From here on taps are answered; what was tapped last before is tapped again. */
export function answerEarlyTap(): void {
  // `before-the-app.js` marks no more.
  window.dispatchEvent(new Event('applicationstart'));
  const button = document.querySelector<HTMLButtonElement>('[data-tapped]');
  button?.removeAttribute('data-tapped');
  button?.click();
}
