import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { listen, watchFocus } from './heard.ts';
import { comeSignedIn } from './steps.ts';

export { expect };

/** A browser's context with one page, and what its console calls errors. */
interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

interface Guards {
  /** Console messages a journey brings about on purpose, such as a cut connection. */
  readonly expectedErrors: RegExp;
  /** Whether the journey fails where the focus falls to the body; one that does not says why. */
  readonly keepsFocus: boolean;
  /** A device that nobody closes or asks for its errors; for the fixtures. */
  readonly newDevice: () => Promise<Device>;
  /** A page on a device of its own, guarded and closed like the journey's: a visitor's, or that of who signs in there. */
  readonly openDevice: (username?: string, password?: string) => Promise<Page>;
  /**
   * The page of somebody whose device is kept from test to test, with all that it has kept and compiled. For looking at many screens; a
   * journey wants a device that knows nothing.
   */
  readonly keptDevice: (person: string) => Promise<Page>;
  /** Fails when axe finds anything on the page as it stands, or a sign has lost its width. */
  readonly expectAccessible: (page: Page) => Promise<void>;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What passes is not told of, which takes half of the time. */
const VIOLATIONS: RunOptions = { resultTypes: ['violations'], selectors: false };

/** The signs that a button has no room for: they say that they are as wide as they are high. */
const SQUEEZED_SIGNS = `[...document.querySelectorAll('button svg[width], a svg[width]')]
  .filter((sign) => sign.getAttribute('width') === sign.getAttribute('height'))
  .map((sign) => [sign.closest('button, a'), sign.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < height - 1)
  .map(([button]) => button.ariaLabel ?? button.textContent)`;

/** Waits for what fades or slides in: until then it has colours and places it will not keep. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)))');
}

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');

/** How high the page is, once it has not grown for a moment: what comes into view brings more. */
const STEADY_HEIGHT = `(async () => {
  const root = document.documentElement;
  for (let height = 0, since = performance.now(); ; ) {
    if (root.scrollHeight !== height) [height, since] = [root.scrollHeight, performance.now()];
    if (performance.now() - since > 300) return height;
    await new Promise(requestAnimationFrame);
  }
})()`;

/** Makes the window as high as the page, which may load more as it comes into view; a page that fills the window stays as high. */
async function unfold(page: Page, width: number): Promise<number> {
  let height = await heightOf(page);
  for (let rounds = 0; rounds < 3 && height > (page.viewportSize()?.height ?? 0); rounds += 1) {
    await page.setViewportSize({ width, height });
    height = await page.evaluate<number>(STEADY_HEIGHT);
  }
  return height;
}

/** Looks at a page as high as it is: what lies half under a bar only because of the scrolling is no fault. */
export async function wholePage<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize();
  if (!size) return look();
  const scrolled = await page.evaluate<number>('scrollY');
  try {
    const unfolded = await unfold(page, size.width);
    await page.evaluate('scrollTo(0, 0)');
    const seen = await look();
    // Grown meanwhile, it had something under a bar again.
    return (await heightOf(page)) === unfolded ? seen : await wholePage(page, look);
  } finally {
    await page.setViewportSize(size);
    await page.evaluate(`scrollTo(0, ${scrolled})`);
  }
}

/** The screen that stands there, with its messages. One whose code is on its way has no heading yet, and nothing else to look at. */
async function screenOf(page: Page): Promise<string> {
  const heading = page.locator('h1').first();
  await expect(heading).toBeAttached();
  const title = await heading.textContent({ timeout: 1_000 }).catch(() => 'left meanwhile');
  const messages = await page.locator('.mantine-Notification-description').allTextContents();
  return [page.url(), title, ...messages].join(' ');
}

/** Looks at a screen that stands still: what was seen while another one or a message came or went says nothing of either. */
async function whileItStands<T>(page: Page, look: () => Promise<T>): Promise<T> {
  // A message that comes to lie under the mouse stays, and moves with each size of the window.
  await page.mouse.move(0, 0);
  const before = await screenOf(page);
  await settle(page);
  const seen = await look();
  const isMoving = await page.evaluate<boolean>('document.getAnimations().length > 0');
  return !isMoving && (await screenOf(page)) === before ? seen : whileItStands(page, look);
}

/** Fills up with what the console of any of its pages calls an error. */
function errorsOf(context: BrowserContext, expected: RegExp): readonly string[] {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!expected.test(text)) errors.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => note(String(error.error())));
  return errors;
}

/** By who uses them, from the first test of a worker to its last. */
interface OfWorker {
  readonly keptDevices: Map<string, Device>;
}

/** A journey that also fails on any console error, in any of its pages. */
export const test = base.extend<Guards, OfWorker>({
  keptDevices: [
    async ({ browserName: _ }, use) => {
      const devices: OfWorker['keptDevices'] = new Map();
      await use(devices);
      await Promise.all([...devices.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  expectedErrors: async ({ browserName: _ }, use) => {
    await use(/^$/);
  },
  keepsFocus: [true, { option: true }],
  context: async ({ context, expectedErrors, keepsFocus }, use) => {
    await listen(context);
    if (keepsFocus) await watchFocus(context);
    const errors = errorsOf(context, expectedErrors);
    await use(context);
    expect(errors, 'console errors').toEqual([]);
  },
  newDevice: async ({ browser, contextOptions, expectedErrors, keepsFocus }, use) => {
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      await listen(context);
      if (keepsFocus) await watchFocus(context);
      return { context, page: await context.newPage(), errors: errorsOf(context, expectedErrors) };
    });
  },
  openDevice: async ({ newDevice }, use) => {
    const devices: Device[] = [];
    await use(async (username, password) => {
      const device = await newDevice();
      devices.push(device);
      if (username) await comeSignedIn(device.page, username, password);
      return device.page;
    });
    await Promise.all(devices.map(({ context }) => context.close()));
    expect(
      devices.flatMap(({ errors }) => errors),
      'console errors',
    ).toEqual([]);
  },
  keptDevice: async ({ newDevice, keptDevices }, use) => {
    const used: { page: Page; errors: readonly string[]; before: number }[] = [];
    await use(async (person) => {
      const device = keptDevices.get(person) ?? (await newDevice());
      keptDevices.set(person, device);
      used.push({ ...device, before: device.errors.length });
      return device.page;
    });
    // Until it is used again nothing of the site runs there.
    await Promise.all(used.map(({ page }) => page.goto('about:blank')));
    expect(
      used.flatMap(({ errors, before }) => errors.slice(before)),
      'console errors',
    ).toEqual([]);
  },
  expectAccessible: async ({ browserName: _ }, use) => {
    await use(async (page) => {
      const { violations } = await whileItStands(page, () =>
        wholePage(page, () => new AxeBuilder({ page }).options(VIOLATIONS).withTags(WCAG).setLegacyMode().analyze()),
      );
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found.join('\n'), `axe on ${page.url()}`).toBe('');
      expect(await page.evaluate(SQUEEZED_SIGNS), `squeezed signs on ${page.url()}`).toEqual([]);
    });
  },
});
