/** Where letters are written, or choose: what has the focus there hears them itself. */
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
export function isForThePage({
  target,
  ctrlKey,
  altKey,
  metaKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TAKES_LETTERS)) return false;
  return document.querySelector(OVER_THE_PAGE) === null;
}
