/** The page has the focus in place of the body, and stays where it is. */
export function takeFromBody(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
}
