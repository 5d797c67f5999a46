import { isPasswordNeeded, isUndecided, problemOf } from '../api/api-error.ts';
import { isHeld, releaseHolds } from './holds.ts';
import { dropFromOutbox, type OutboxEntry, readOutbox, refuseInOutbox } from './outbox.ts';

/** Sends one write with its key, and answers as the API's hooks do: data once the server has confirmed it. */
export type Send = (entry: OutboxEntry) => Promise<{ data?: unknown; error?: unknown }>;

/** Who can send which kind now. */
const senders = new Map<string, Send>();

/** Lets a kind be sent as long as the part that knows it is there. Answers how to end that. */
export function offerSender(kind: string, send: Send): () => void {
  senders.set(kind, send);
  return () => {
    if (senders.get(kind) === send) senders.delete(kind);
  };
}

/** What has become of one that was sent: the server has said yes or no, or it waits, for the password even. */
type Outcome = 'decided' | 'waits' | 'needs-password';

async function sendOne(entry: OutboxEntry): Promise<Outcome> {
  const answer = await senders
    .get(entry.kind)?.(entry)
    .catch((error: unknown) => ({ data: undefined, error }));
  if (answer?.data !== undefined) {
    dropFromOutbox(entry.key);
    return 'decided';
  }
  if (isPasswordNeeded(answer?.error)) return 'needs-password';
  const problem = isUndecided(answer?.error) ? null : problemOf(answer?.error);
  if (problem) refuseInOutbox(entry.key, problem);
  return problem === null ? 'waits' : 'decided';
}

/**
 * Each that waits is tried once, in order; where one stays undecided, later ones about the same thing wait with it, and all do
 * where somebody was asked for the password and has not given it: once is enough. Answers whether that is so.
 */
async function sendAll(personId: number): Promise<boolean> {
  const tried = new Set<string>();
  const held = new Set<string>();
  const isNext = (each: OutboxEntry) =>
    each.personId === personId && each.problem === null && !tried.has(each.key) && !held.has(each.about);
  // Read anew each time: more may be done while the first is on its way, here or in another tab.
  for (let entry = readOutbox().find(isNext); entry; entry = readOutbox().find(isNext)) {
    tried.add(entry.key);
    // What may be taken back waits, and what was done after it about the same.
    const outcome = isHeld(entry) ? 'waits' : await sendOne(entry);
    if (outcome === 'needs-password') return true;
    if (outcome === 'waits') held.add(entry.about);
  }
  return false;
}

/** Milliseconds after which another tab that says it is sending is taken to be asleep: two writes may time out before. */
const PATIENCE_MS = 60_000;

/** Runs while no other tab does. Without that it would harm nobody, since the keys make each write happen once. */
async function inOneTab(run: () => Promise<boolean>): Promise<boolean> {
  // Absent where the site is opened by plain http, and in old browsers.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return run();
  let isOurs = false;
  const whenOurs = () => {
    isOurs = true;
    return run();
  };
  return locks.request('outbox', { signal: AbortSignal.timeout(PATIENCE_MS) }, whenOurs).catch((error: unknown) => {
    if (isOurs) throw error;
    return run();
  });
}

let underWay: Promise<boolean> | null = null;
let wantedBy: number | null = null;

async function sendWhileWanted(): Promise<boolean> {
  let needsPassword = false;
  for (let personId = wantedBy; personId !== null && !needsPassword; personId = wantedBy) {
    wantedBy = null;
    needsPassword = await sendAll(personId);
  }
  wantedBy = null;
  underWay = null;
  return needsPassword;
}

/**
 * Sends what this person did and the server has not confirmed. Asked for again meanwhile, all that waits gets another try.
 * Answers whether it waits for the person's password: then nothing but they can help.
 */
export function sendOutbox(personId: number): Promise<boolean> {
  wantedBy = personId;
  underWay ??= inOneTab(sendWhileWanted);
  return underWay;
}

/** As `sendOutbox`, of what could still be taken back too: whoever did it goes on to what needs it, or away. */
export function sendAllNow(personId: number): Promise<boolean> {
  releaseHolds(personId);
  return sendOutbox(personId);
}
