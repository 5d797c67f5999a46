import { dropFromOutbox, holdUntil, type OutboxEntry, readOutbox } from './outbox.ts';

/** For so long after the last moment to take something back it is not sent: what another tab has taken back is known here by then. */
const SETTLING_MS = 250;

/** Who comes to Undo by keys, or is read to, has more time from then on, in milliseconds. */
const LONGER_MS = 20_000;

/** Until when it can be taken back; null for what cannot: what has begun to be sent may have arrived (DELIVERY-36). */
function endOf({ hold, request, problem }: OutboxEntry): number | null {
  const isKept = hold !== undefined && request === undefined && problem === null;
  return isKept && Date.now() >= hold.from ? hold.until : null;
}

/** The milliseconds that are left to take it back; 0 once it is too late. */
export const msToTakeBack = (entry: OutboxEntry): number => Math.max(0, (endOf(entry) ?? 0) - Date.now());

/** Whether it is not to be sent yet. */
export const isHeld = (entry: OutboxEntry): boolean => (endOf(entry) ?? 0) + SETTLING_MS > Date.now();

/** When the first of these may be sent; null while none is held. */
export function nextEndOf(entries: readonly OutboxEntry[]): number | null {
  const ends = entries.filter(isHeld).map((entry) => (endOf(entry) ?? 0) + SETTLING_MS);
  return ends.length === 0 ? null : Math.min(...ends);
}

const heldBy = (personId: number): readonly OutboxEntry[] =>
  readOutbox().filter((entry) => entry.personId === personId && isHeld(entry));

/** Takes back what was not sent yet, in whatever tab it was done. Answers whether it could. */
export function takeBack(key: string): boolean {
  const entry = readOutbox().find((each) => each.key === key);
  if (!entry || msToTakeBack(entry) === 0) return false;
  dropFromOutbox(key);
  return true;
}

/** Gives more time to take it back, to be counted from now. */
export function giveMoreTime(entry: OutboxEntry): void {
  if (msToTakeBack(entry) > 0) holdUntil(entry.key, Math.max(entry.hold?.until ?? 0, Date.now() + LONGER_MS));
}

/** Has all that is held of this person be sent like anything else. Answers whether there was something. */
export function releaseHolds(personId: number): boolean {
  const held = heldBy(personId);
  for (const { key } of held) holdUntil(key, 0);
  return held.length > 0;
}

/** Calls back once the page is left: nobody who looks elsewhere can take anything back, and it may never be come back to. */
function onLeaving(leave: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Calls back each time a hold of this person ends, of itself or because the page is left, until none is left. Answers how to
 * call it off.
 */
export function whenHoldsEnd(personId: number, send: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    stopLeaving();
  };
  const plan = () => {
    clearTimeout(timer);
    const end = nextEndOf(heldBy(personId));
    if (end === null) stop();
    // A timer may come a little early: then it is planned once more.
    else timer = setTimeout(ended, Math.max(1, end - Date.now()));
  };
  const ended = () => {
    send();
    plan();
  };
  const stopLeaving = onLeaving(() => {
    if (releaseHolds(personId)) ended();
    else stop();
  });
  plan();
  return stop;
}
