import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const ME = 5;
const UNCONFIRMED = { error: { status: 'FETCH_ERROR', error: 'no line' } };

/** What a page has that is opened anew: nothing but what lies on the device. */
async function openTab() {
  vi.resetModules();
  const { createOutboxKind, sendingOf } = await import('./use-outbox.ts');
  const { readOutbox } = await import('./outbox.ts');
  const sending = await import('./send-outbox.ts');
  const holds = await import('./holds.ts');
  const notes = createOutboxKind('note', () => z.object({ text: z.string() }));
  const put = (text: string, about: string, hold: { holdMs?: number }) =>
    notes.put({ personId: ME, about, payload: { text }, ...hold });
  return {
    ...{ ...sending, ...holds, readOutbox, sendingOf, notes },
    write: (text: string, about = 'a') => put(text, about, {}),
    hold: (text: string, about = 'a') => put(text, about, { holdMs: 5_000 }),
    undo: () => holds.takeBack(readOutbox()[0]?.key ?? ''),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

let sent: { readonly text: string; readonly key: string; readonly happenedAt: number }[];

/** A server behind this tab that says yes. */
function connect({ offerSender, notes }: Tab) {
  offerSender('note', async (entry) => {
    const { key, happenedAt } = entry;
    sent.push({ text: notes.known(entry)?.payload.text ?? '', key, happenedAt });
    return { data: {} };
  });
}

const texts = () => sent.map(({ text }) => text);

describe('what can be taken back for a while (DELIVERY-36)', () => {
  const clock = (at: number) => vi.spyOn(Date, 'now').mockReturnValue(at);
  beforeEach(() => {
    sent = [];
    clock(100_000);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('is not sent before, nor what was done after it about the same; other things go on', async () => {
    const tab = await openTab();
    connect(tab);
    tab.hold('held');
    tab.write('after it');
    tab.write('of b', 'b');
    await tab.sendOutbox(ME);
    expect(texts()).toEqual(['of b']);
    // A moment later than it can be taken back, so that every tab has heard of that.
    clock(105_100);
    await tab.sendOutbox(ME);
    expect([texts(), tab.undo()]).toEqual([['of b'], false]);
    clock(105_250);
    await tab.sendOutbox(ME);
    expect(texts().slice(1)).toEqual(['held', 'after it']);
  });

  test('is taken back in any tab, and never sent', async () => {
    const [one, other] = [await openTab(), await openTab()];
    connect(one);
    one.hold('wrong');
    clock(104_999);
    expect(other.undo()).toBe(true);
    clock(200_000);
    await one.sendOutbox(ME);
    expect([texts(), other.readOutbox()]).toEqual([[], []]);
  });

  test('is sent by the next page when its own was killed, with the key and the time of the tap', async () => {
    const before = await openTab();
    before.hold('kept');
    const [{ key, happenedAt } = { key: '', happenedAt: 0 }] = before.readOutbox();
    clock(9_000_000);
    const after = await openTab();
    connect(after);
    await after.sendOutbox(ME);
    expect(sent).toEqual([{ text: 'kept', key, happenedAt }]);
  });

  test('cannot be once it has begun to be sent, whatever became of that', async () => {
    const tab = await openTab();
    const { send } = tab.sendingOf(
      tab.notes,
      ({ key }) => ({ key }),
      async () => UNCONFIRMED,
    );
    tab.offerSender('note', send);
    tab.hold('on its way');
    await tab.sendAllNow(ME);
    expect([tab.undo(), tab.readOutbox().length]).toEqual([false, 1]);
  });

  test('is sent at once when it is asked for, or the clock was set back', async () => {
    const tab = await openTab();
    connect(tab);
    tab.hold('at once');
    await tab.sendAllNow(ME);
    tab.hold('before');
    clock(1_000);
    await tab.sendOutbox(ME);
    expect(texts()).toEqual(['at once', 'before']);
  });

  test('can be for longer by whoever needs it, and for no more than that', async () => {
    const tab = await openTab();
    tab.hold('longer');
    clock(104_000);
    for (const entry of tab.readOutbox()) tab.giveMoreTime(entry);
    clock(123_000);
    expect(tab.readOutbox().map(tab.isHeld)).toEqual([true]);
    clock(124_250);
    expect(tab.readOutbox().map(tab.isHeld)).toEqual([false]);
  });
});
