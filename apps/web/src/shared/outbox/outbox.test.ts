import { locks } from 'node:worker_threads';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const ME = 5;
const SOMEBODY_ELSE = 6;
const NO = { status: 409, data: { detail: 'No', message: 'No', code: 'wrong_status' } };
const UNCONFIRMED = { status: 'FETCH_ERROR', error: 'no line' };

/** What a page has that is opened anew: nothing but what lies on the device. */
async function openTab() {
  vi.resetModules();
  const { createOutboxKind } = await import('./use-outbox.ts');
  const { dropFromOutbox, readOutbox } = await import('./outbox.ts');
  const { offerSender, sendOutbox } = await import('./send-outbox.ts');
  const notes = createOutboxKind('note', () => z.object({ text: z.string() }));
  const write = (text: string, about = 'a', personId = ME) => notes.put({ personId, about, payload: { text } });
  return { notes, write, readOutbox, dropFromOutbox, offerSender, sendOutbox };
}

type Tab = Awaited<ReturnType<typeof openTab>>;
type Answer = { data?: unknown; error?: unknown };
interface Sent {
  readonly text: string;
  readonly key: string;
  readonly happenedAt: number;
}

let sent: Sent[];
let answers: Record<string, Answer>;

beforeEach(() => {
  sent = [];
  answers = {};
  // The browser's own, as Node has it too.
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

/** A server behind this tab that says yes, unless told otherwise of a text. */
function connect({ offerSender, notes }: Tab) {
  offerSender('note', async (entry) => {
    const text = notes.known(entry)?.payload.text ?? '';
    sent.push({ text, key: entry.key, happenedAt: entry.happenedAt });
    await new Promise((resolve) => setImmediate(resolve));
    return answers[text] ?? { data: {} };
  });
}

/** What lies on the device. */
const kept = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('outbox'));

const texts = () => sent.map(({ text }) => text);

test('sends in the order it was done, and forgets what is confirmed', async () => {
  const tab = await openTab();
  connect(tab);
  for (const text of ['one', 'two', 'three']) tab.write(text);
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['one', 'two', 'three']);
  expect(kept()).toEqual([]);
});

test('of one thing nothing overtakes what is undecided; other things go on', async () => {
  const tab = await openTab();
  connect(tab);
  tab.write('first of a');
  tab.write('second of a');
  tab.write('of b', 'b');
  answers['first of a'] = { error: UNCONFIRMED };
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['first of a', 'of b']);

  delete answers['first of a'];
  await tab.sendOutbox(ME);
  expect(texts().slice(2)).toEqual(['first of a', 'second of a']);
});

test('of one thing writes of two kinds go out in the order they were done', async () => {
  const tab = await openTab();
  connect(tab);
  const { createOutboxKind } = await import('./use-outbox.ts');
  const marks = createOutboxKind('mark', () => z.object({ text: z.string() }));
  tab.offerSender('mark', async (entry) => {
    const { key, happenedAt } = entry;
    sent.push({ text: marks.known(entry)?.payload.text ?? '', key, happenedAt });
    return { data: {} };
  });
  tab.write('note one');
  marks.put({ personId: ME, about: 'a', payload: { text: 'mark' } });
  tab.write('note two');
  answers['note one'] = { error: UNCONFIRMED };
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['note one']);
  delete answers['note one'];
  await tab.sendOutbox(ME);
  expect(texts().slice(1)).toEqual(['note one', 'mark', 'note two']);
});

test('killed between the answer and forgetting it, sends it again with its key', async () => {
  const before = await openTab();
  connect(before);
  before.write('answered');
  const left = kept();
  await before.sendOutbox(ME);
  for (const [key, raw] of left) localStorage.setItem(key, raw);

  const after = await openTab();
  connect(after);
  await after.sendOutbox(ME);
  expect(texts()).toEqual(['answered', 'answered']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(after.readOutbox()).toEqual([]);
});

test('keeps the order of the taps when the clock of the phone is set back between them', async () => {
  const tab = await openTab();
  connect(tab);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(2_000);
  tab.write('first');
  clock.mockReturnValue(1_000);
  tab.write('second');
  vi.restoreAllMocks();
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['first', 'second']);
});

test('survives a killed tab with its key and the time of the tap', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const before = await openTab();
  connect(before);
  before.write('kept');
  answers.kept = { error: UNCONFIRMED };
  await before.sendOutbox(ME);
  vi.restoreAllMocks();

  delete answers.kept;
  const after = await openTab();
  connect(after);
  await after.sendOutbox(ME);
  const [first, again] = sent;
  expect(again).toEqual(first);
  expect(again?.happenedAt).toBe(1_700_000_000_000);
  expect(after.readOutbox()).toEqual([]);
});

test('of two tabs one sends', async () => {
  const one = await openTab();
  const other = await openTab();
  connect(one);
  connect(other);
  for (const text of ['one', 'two', 'three']) one.write(text);
  await Promise.all([one.sendOutbox(ME), other.sendOutbox(ME)]);
  expect(texts()).toEqual(['one', 'two', 'three']);
});

test('sends without the locks of a browser that has none', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const tab = await openTab();
  connect(tab);
  tab.write('one');
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['one']);
});

test("leaves another person's entries alone, and does not show them", async () => {
  const tab = await openTab();
  connect(tab);
  tab.write('theirs', 'a', SOMEBODY_ELSE);
  tab.write('mine');
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['mine']);
  expect(tab.notes.read(ME)).toEqual([]);
  expect(tab.notes.read(SOMEBODY_ELSE)).toMatchObject([{ payload: { text: 'theirs' } }]);
});

test('keeps a definite no until it is read, and does not send it again', async () => {
  const tab = await openTab();
  connect(tab);
  tab.write('refused');
  answers.refused = { error: NO };
  await tab.sendOutbox(ME);
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['refused']);

  const later = await openTab();
  expect(later.notes.read(ME)).toMatchObject([{ payload: { text: 'refused' }, problem: { code: 'wrong_status' } }]);
  later.dropFromOutbox(later.notes.read(ME)[0]?.key ?? '');
  expect(kept()).toEqual([]);
});

test.each([
  ['nothing heard', UNCONFIRMED],
  ['a server that is broken', { status: 503, data: { detail: '', message: '', code: 'busy' } }],
  ['too many at once', { status: 429, data: { detail: '', message: '', code: 'too_many' } }],
  ['a session that is over', { status: 401, data: { detail: '', message: '', code: 'not_authenticated' } }],
  ['a call that was called off', { name: 'AbortError', message: '' }],
])('%s decides nothing: it waits', async (_, error) => {
  const tab = await openTab();
  connect(tab);
  tab.write('waits');
  answers.waits = { error };
  await tab.sendOutbox(ME);
  expect(tab.notes.read(ME)).toMatchObject([{ payload: { text: 'waits' }, problem: null }]);
});

test('asked for again while it sends, it tries once more what was undecided', async () => {
  const tab = await openTab();
  tab.write('one');
  let tries = 0;
  tab.offerSender('note', async () => {
    tries += 1;
    // The line comes back while this is lost on its way.
    if (tries === 1) void tab.sendOutbox(ME);
    return { error: UNCONFIRMED };
  });
  await tab.sendOutbox(ME);
  expect(tries).toBe(2);
});

test('what another version has put in stays as it is, and nobody sends it', async () => {
  const unknown = { key: 'k', kind: 'note', format: 2 };
  const strange = {
    key: 's',
    kind: 'note',
    personId: ME,
    about: 'x',
    happenedAt: 1,
    payload: { txt: 1 },
    problem: null,
  };
  localStorage.setItem('outbox:k', JSON.stringify({ entry: unknown, format: 3 }));
  localStorage.setItem('outbox:s', JSON.stringify({ place: 1, entry: strange }));
  const tab = await openTab();
  tab.offerSender('note', async (entry) => {
    const known = tab.notes.known(entry);
    if (known) sent.push({ text: known.payload.text, key: known.key, happenedAt: known.happenedAt });
    return known ? { data: {} } : {};
  });
  tab.write('mine');
  await tab.sendOutbox(ME);
  expect(texts()).toEqual(['mine']);
  expect(JSON.parse(localStorage.getItem('outbox:k') ?? '')).toEqual({ entry: unknown, format: 3 });
  expect(JSON.parse(localStorage.getItem('outbox:s') ?? '')).toEqual({ place: 1, entry: strange });
});
