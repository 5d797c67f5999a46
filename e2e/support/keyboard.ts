import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;

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

/** What has the focus lies under nothing that stays in place. */
export async function expectFocusUncovered(page: Page, name?: string): Promise<void> {
  const focused = name ?? (await page.evaluate<string>('document.activeElement.outerHTML'));
  expect(await page.evaluate(IS_UNDER_BAR), `${focused} under a bar`).toBe(false);
}

/** Goes on by Tab until this has the focus, as somebody without a mouse does; what has it must be in sight. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) {
      await expect(target).toBeInViewport();
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
