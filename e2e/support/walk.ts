import { type Locator, type Page, expect as soon } from '@playwright/test';
import { type Focused, focusedOn, lineOf } from './focus-name.ts';
import { listenToAll, type Told, toldOn } from './heard.ts';
import { namelessOrDoubled } from './names.ts';
import { movesOn, untilQuiet } from './quiet.ts';
import { beginText, toldTwice, type WalkText } from './walk-text.ts';

/** Delivered waits for ten seconds to be taken back, and two walk beside each other. */
const expect = soon.configure({ timeout: 25_000 });

/** A file as Playwright takes it. */
type FilePayload = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly unknown[]>;

const MOST_STEPS = 60;
const IS_LOST = 'document.activeElement === null || document.activeElement === document.body';

/** An element, as far as it is asked in the page. */
interface Element {
  readonly ownerDocument: { readonly activeElement: Element };
  readonly compareDocumentPosition: (other: Element) => number;
}

const hasFocus = (element: Element): boolean => element.ownerDocument.activeElement === element;
/** Whether it stands before what has the focus, or holds it. */
const isBeforeFocus = (element: Element): boolean =>
  (element.ownerDocument.activeElement.compareDocumentPosition(element) & 2) !== 0;

/** What is seen once an act is over, or how what is told of it begins. */
type Outcome = Locator | RegExp;

/** A walk by keys alone that writes down what is heard on the way (LOOK-44). */
export interface Walk extends Pick<WalkText, 'part' | 'hide'> {
  readonly open: (address: string, then: Locator) => Promise<void>;
  /** Goes on by Tab, or back, until this has the focus; within a menu by another key. */
  readonly to: (target: Locator, by?: string) => Promise<void>;
  /** Takes it out of the reader's list of what the page has: what stands before it is others'. */
  readonly find: (target: Locator) => Promise<void>;
  /** Presses a key, and waits for what is to come of it. */
  readonly press: (key: string, then?: Outcome) => Promise<void>;
  /** Goes there and presses Enter. */
  readonly enter: (target: Locator, then?: Outcome, by?: string) => Promise<void>;
  /** Goes to the field and writes, and waits for what is to come of it. */
  readonly write: (field: Locator, text: string, then?: Outcome) => Promise<void>;
  /** Goes to a list of choices and types what one begins with. */
  readonly choose: (field: Locator, text: string) => Promise<void>;
  /** Waits for what is told by itself, or because somebody else does something. */
  readonly hear: (what: string, told: RegExp, act?: () => Promise<unknown>) => Promise<void>;
  /** Presses what asks for a file, and chooses one. */
  readonly give: (button: Locator, file: FilePayload, then: Locator) => Promise<void>;
  /** Takes the last act back. */
  readonly undo: (then: Locator) => Promise<void>;
  /** All that was heard, as people read it. */
  readonly end: () => string;
}

/** Begins to listen on a page that no address was opened on. */
export async function beginWalk(page: Page, ignored: RegExp = /^$/): Promise<Walk> {
  await listenToAll(page.context());
  const settle = await untilQuiet(page);
  const session = await page.context().newCDPSession(page);
  const text = beginText();
  let taken = 0;
  let last = '';
  let moves = 0;

  /** What was told since it was last asked. */
  async function newlyTold(): Promise<readonly Told[]> {
    const all = await toldOn(page);
    const told = all.slice(taken);
    taken = all.length;
    return told.filter((each) => !ignored.test(each.text));
  }

  async function focused(): Promise<Focused> {
    const found = await focusedOn(session);
    // Nothing has it as a page begins, and behind the last of it.
    if (found.name === '' && !['none', 'RootWebArea'].includes(found.role)) text.fault(`nameless: ${found.role}`);
    last = lineOf(found);
    return found;
  }

  /** Writes down what was told. */
  async function writeTold(): Promise<readonly Told[]> {
    const told = await newlyTold();
    for (const each of told) text.write('', `${each.voice === 'polite' ? 'says' : 'interrupts'}: ${each.text}`);
    for (const twice of toldTwice(told)) text.fault(`told twice: ${twice}`);
    return told;
  }

  /** Writes down what has come of an act, once all of it has; answers whether anything was heard. */
  async function conclude(): Promise<boolean> {
    await settle();
    const told = await writeTold();
    for (const wrong of await namelessOrDoubled(page)) text.fault(wrong);
    if (await page.evaluate(IS_LOST)) {
      text.fault('the focus is on the body');
      return told.length > 0;
    }
    const before = last;
    const { name } = await focused();
    if (last !== before) text.write('', `on: ${last}`);
    if ((await movesOn(page)) !== moves && told.some((each) => each.text === name))
      text.fault(`told, and read by the focus: ${name}`);
    return told.length > 0 || last !== before;
  }

  async function to(target: Locator, by?: string): Promise<void> {
    await expect(target).toBeAttached();
    const key = by ?? ((await target.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab');
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const [isThere] = await Promise.all([target.evaluate(hasFocus), focused()]);
      if (steps > 0) text.write(key, last);
      if (isThere) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${target} was not reached by ${MOST_STEPS} times ${key}\n${text.whole()}`);
  }

  /** Waits for what is told and was not taken down yet. */
  async function untilTold(told: RegExp): Promise<void> {
    const beginning = new RegExp(told.source.replace(/\$$/, ''));
    const isTold = async () => (await toldOn(page)).slice(taken).some((each) => beginning.test(each.text));
    await expect.poll(isTold, `told: ${told}`).toBe(true);
  }

  async function comes(then: Outcome | undefined): Promise<void> {
    if (then instanceof RegExp) await untilTold(then);
    else if (then) await expect(then.first()).toBeVisible();
  }

  async function press(key: string, then?: Outcome): Promise<void> {
    moves = await movesOn(page);
    text.write(key, '');
    await page.keyboard.press(key);
    await comes(then);
    if (!(await conclude())) text.fault('nothing is heard of it');
  }

  return {
    ...text,
    to,
    press,
    open: async (address, then) => {
      await page.goto(address);
      taken = 0;
      last = '';
      text.write(`(opens ${address})`, '');
      await expect(then.first()).toBeVisible();
      await settle();
      await writeTold();
    },
    find: async (target) => {
      await target.focus();
      await focused();
      text.write('(finds)', last);
    },
    enter: async (target, then, by) => {
      await to(target, by);
      await press('Enter', then);
    },
    write: async (field, written, then) => {
      await to(field);
      text.write('', `writes: ${written}`);
      // At once: how much of it is told of by the way depends on how fast it is typed.
      await page.keyboard.insertText(written);
      await comes(then);
      await settle();
      await writeTold();
      await focused();
    },
    choose: async (field, typed) => {
      await to(field);
      text.write('', `types: ${typed}`);
      await page.keyboard.type(typed);
      await conclude();
    },
    hear: async (what, told, act) => {
      text.write(`(${what})`, '');
      await act?.();
      await untilTold(told);
      await conclude();
    },
    give: async (button, file, then) => {
      await to(button);
      text.write('Enter', '(chooses a file)');
      // The browser's own window for it is not always opened for a machine.
      await button
        .locator('xpath=ancestor::*[.//input[@type="file"]][1]//input[@type="file"]')
        .first()
        .setInputFiles(file);
      await expect(then.first()).toBeVisible();
      await conclude();
    },
    undo: async (then) => {
      const button = page.locator('[data-undo]').last();
      await expect(button).toBeVisible();
      text.write('Control+z', '');
      await page.keyboard.press('Control+z');
      await expect(button).toBeFocused();
      await conclude();
      text.write('Enter', '');
      await page.keyboard.press('Enter');
      // It goes away by and by, and the focus with it.
      await expect(button).toBeHidden();
      await expect(then.first()).toBeVisible();
      await conclude();
    },
    end: () => {
      // The faults first: of a long message only the beginning is told.
      const faults = text.faults();
      if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\n${text.whole()}`);
      return text.whole();
    },
  };
}
