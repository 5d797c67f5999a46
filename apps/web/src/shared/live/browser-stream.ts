import type { CacheTag } from '@mercadito/domain/events/domain-event';
import { type EventStream, openEventStream } from './event-stream.ts';

export interface BrowserStreamEvents {
  /** The tags whose data has changed; null when something may have been missed and all of it is in doubt. */
  readonly onRefresh: (tags: CacheTag[] | null) => void;
  /** The server no longer knows the token: there is nothing more to hear. */
  readonly onRefused: () => void;
}

/** What the tab that has the stream tells the others. */
type StreamMessage = { readonly tags: CacheTag[] | null } | { readonly isRefused: true };

const isInSight = (): boolean => document.visibilityState === 'visible';

/** Calls back when the page may be put to sleep or is left, and when it goes on. */
function followSleep(onSleep: () => void, onWake: () => void, signal: AbortSignal): void {
  window.addEventListener('pagehide', onSleep, { signal });
  document.addEventListener('freeze', onSleep, { signal });
  window.addEventListener('pageshow', onWake, { signal });
  document.addEventListener('resume', onWake, { signal });
}

/**
 * Hears of what changes by the one stream of this browser: one tab has it and tells the others, since without a proxy a browser
 * has six connections in all. The tab in sight takes it over: it opens its own first, so that nothing is missed in between. A
 * tab that is left or put to sleep gives it back, with everything that would keep it out of the back/forward cache.
 * Where there are no locks, which is where the site is opened by plain http, a tab has its stream while it is in sight.
 * @returns ends it for good
 */
export function openBrowserStream(token: string, events: BrowserStreamEvents): () => void {
  const ended = new AbortController();
  let leaveStream: (() => void) | null = null;

  const join = () => {
    leaveStream ??= navigator.locks ? shareStream(token, events, navigator.locks) : streamInSight(token, events);
  };
  const leave = () => {
    leaveStream?.();
    leaveStream = null;
  };
  followSleep(leave, join, ended.signal);
  join();
  return () => {
    ended.abort();
    leave();
  };
}

/** One tab's share of the stream of all, until it is left. */
function shareStream(token: string, events: BrowserStreamEvents, locks: LockManager): () => void {
  const left = new AbortController();
  const name = `live ${token}`;
  const others = new BroadcastChannel(name);
  let stream: EventStream | null = null;
  /** The hold by which this tab has the stream of all; null while another one has it. */
  let hold: object | null = null;
  let isTaking = false;
  let waiting = new AbortController();
  let giveBack: () => void = () => undefined;

  const hear = (message: StreamMessage) => {
    if ('isRefused' in message) events.onRefused();
    else events.onRefresh(message.tags);
  };
  const tell = (message: StreamMessage) => {
    others.postMessage(message);
    hear(message);
  };
  others.onmessage = ({ data }: MessageEvent<StreamMessage>) => hear(data);

  const close = () => {
    stream?.close();
    stream = null;
  };
  const open = () => {
    stream ??= openEventStream(token, {
      onTags: (tags) => tell({ tags }),
      // The tab that had it until now has missed nothing, or says so.
      onOpen: () => (hold ? tell({ tags: null }) : take()),
      onRefused: () => tell({ isRefused: true }),
    });
  };

  /** Asks for the lock, and has the stream of all from then until another tab takes it or this one is left. */
  const request = (options: LockOptions, onHeld: () => void, onTaken?: () => void) => {
    const mine = {};
    const have = (lock: Lock | null) => {
      if (left.signal.aborted) return;
      if (!lock) return onTaken?.();
      hold = mine;
      onHeld();
      return new Promise<void>((resolve) => {
        giveBack = resolve;
      });
    };
    locks.request(name, options, have).catch(() => {
      if (left.signal.aborted || hold !== mine || isTaking) return;
      hold = null;
      if (!stream?.isOpen()) tell({ tags: null });
      close();
      waitForTurn();
    });
  };
  /** Nobody had it, or whoever did is gone: what happened until now may have been missed. */
  const succeed = () => {
    if (stream?.isOpen()) tell({ tags: null });
    else open();
  };
  const waitForTurn = () => {
    waiting = new AbortController();
    request({ signal: AbortSignal.any([left.signal, waiting.signal]) }, succeed);
  };
  const take = () => {
    isTaking = true;
    waiting.abort();
    request({ steal: true }, () => {
      isTaking = false;
    });
  };

  const look = () => {
    if (hold) return;
    if (isInSight()) open();
    else close();
  };
  document.addEventListener('visibilitychange', look, { signal: left.signal });
  // A page that comes back into sight may have opened its own before this is answered.
  request({ ifAvailable: true }, succeed, () => {
    // This page has read before it listened.
    hear({ tags: null });
    waitForTurn();
    look();
  });

  return () => {
    left.abort();
    giveBack();
    close();
    others.close();
  };
}

/** A stream of this tab's own while somebody sees it. */
function streamInSight(token: string, { onRefresh, onRefused }: BrowserStreamEvents): () => void {
  const left = new AbortController();
  let stream: EventStream | null = null;
  const close = () => {
    stream?.close();
    stream = null;
  };
  const look = () => {
    if (!isInSight()) return close();
    stream ??= openEventStream(token, { onTags: onRefresh, onOpen: () => onRefresh(null), onRefused });
  };
  document.addEventListener('visibilitychange', look, { signal: left.signal });
  look();
  return () => {
    left.abort();
    close();
  };
}
