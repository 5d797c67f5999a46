import { afterEach, expect, test, vi } from 'vitest';
import { openTwoTabs } from '../storage/testing/two-tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The outbox as each of two tabs has it. */
async function openBoth() {
  const tabs = openTwoTabs();
  const load = async () => {
    vi.resetModules();
    return await import('./outbox.ts');
  };
  const [here, there] = [await load(), await load()];
  const put = (of: typeof here, text: string) =>
    of.putIntoOutbox({ kind: 'note', personId: 5, about: text, payload: { text } });
  const seenBy = (as: typeof tabs.one, of: typeof here) => as(() => of.readOutbox().map(({ about }) => about)).sort();
  return { ...tabs, here, there, put, seenBy };
}

test('what two tabs put in in the same instant is there, both of it, for both', async () => {
  const { one, other, settle, here, there, put, seenBy } = await openBoth();
  one(() => put(here, 'first'));
  other(() => put(there, 'second'));
  settle();
  expect(seenBy(one, here)).toEqual(['first', 'second']);
  expect(seenBy(other, there)).toEqual(['first', 'second']);
});

test('what one tab takes out while the other puts something in stays out', async () => {
  const { one, other, settle, here, there, put, seenBy } = await openBoth();
  one(() => put(here, 'sent'));
  settle();
  one(() => here.dropFromOutbox(here.readOutbox()[0]?.key ?? ''));
  other(() => put(there, 'new'));
  settle();
  expect(seenBy(one, here)).toEqual(['new']);
  expect(seenBy(other, there)).toEqual(['new']);
});

test('a no that one tab writes down is not lost either', async () => {
  const { one, other, settle, here, there, put } = await openBoth();
  one(() => put(here, 'refused'));
  settle();
  const problem = { detail: 'No', message: 'No', code: 'wrong_status' };
  one(() => here.refuseInOutbox(here.readOutbox()[0]?.key ?? '', problem));
  other(() => put(there, 'new'));
  settle();
  expect(other(() => there.readOutbox().map((each) => each.problem?.code))).toEqual(
    expect.arrayContaining(['wrong_status', undefined]),
  );
});

test('what a tab has put in that is closed in the same instant is not written over by the other', async () => {
  const { one, other, settle, close, here, there, put, seenBy } = await openBoth();
  one(() => put(here, 'first'));
  other(() => put(there, 'second'));
  close(one);
  settle();
  expect(seenBy(other, there)).toEqual(['first', 'second']);
});
