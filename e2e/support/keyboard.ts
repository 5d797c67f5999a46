import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;

/** Whether the middle of what has the focus is on the screen: asked of the page itself, which answers also between two frames. */
const IS_IN_SIGHT = `(() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return width > 0 && height > 0 && document.elementFromPoint(left + width / 2, top + height / 2) !== null;
})()`;

/** Whether something that stays in place lies over the middle of what has the focus. */
const IS_UNDER_BAR = `(() => {
  const element = document.activeElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  let over = document.elementFromPoint(left + width / 2, top + height / 2);
  for (; over && !over.contains(element); over = over.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(over).position)) return true;
  }
  return false;
})()`;

/** Whether the keys are with the dialog that stands there, or there is none. */
const HAS_KEYS = `(() => {
  const dialogs = [...document.querySelectorAll('[aria-modal=true], dialog[open]')];
  return dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(document.activeElement));
})()`;

/** What has the focus lies under nothing that stays in place. */
export async function expectFocusUncovered(page: Page, name?: string): Promise<void> {
  const focused = name ?? (await page.evaluate<string>('document.activeElement.outerHTML'));
  expect(await page.evaluate(IS_UNDER_BAR), `${focused} under a bar`).toBe(false);
}

/** Goes on by Tab until this has the focus, as somebody without a mouse does; what has it must be in sight. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  // A dialog takes the focus a moment after it has come, from wherever Tab has led by then.
  await expect.poll(() => page.evaluate<boolean>(HAS_KEYS), 'the focus in the dialog').toBe(true);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) {
      await expect.poll(() => page.evaluate<boolean>(IS_IN_SIGHT), `${target} in sight`).toBe(true);
      await expectFocusUncovered(page, String(target));
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached by ${MOST_STEPS} times Tab`);
}

/** Goes there and presses the key that does it. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to the field and writes. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
