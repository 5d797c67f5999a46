import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '@mercadito/contracts/accounts';
import type { Call } from './http-client.ts';

const TRY_AGAIN_MS = 200;

/** People whose pages hear of changes, and open their stream again when it ends, as the web does. */
export async function watchStreams(url: string, call: Call, count: number) {
  const leaving = new AbortController();
  let longestMs = 0;
  const follow = async (): Promise<void> => {
    const username = `ear-${randomUUID().slice(0, 12)}`;
    const names = { first_name: 'Eva', last_name: 'Luna' };
    const { body } = await call(signUp, {
      username,
      ...names,
      email: `${username}@example.com`,
      password: randomUUID(),
    });
    const { token } = JSON.parse(body) as { token: string };
    for (let lost = 0; !leaving.signal.aborted; lost = performance.now()) {
      await untilEnded(`${url}/api/events/`, token, leaving.signal, () => {
        if (lost > 0) longestMs = Math.max(longestMs, performance.now() - lost);
      });
      await pause(TRY_AGAIN_MS);
    }
  };
  const followers = Array.from({ length: count }, follow);
  return {
    /** Leaves. @returns the longest that one of them was away, in milliseconds */
    stop: async (): Promise<number> => {
      leaving.abort();
      await Promise.all(followers);
      return longestMs;
    },
  };
}

/** Reads a stream to its end; says when its first words are there. */
async function untilEnded(url: string, token: string, signal: AbortSignal, onOpen: () => void): Promise<void> {
  try {
    const { ok, body } = await fetch(url, { headers: { authorization: `Token ${token}` }, signal });
    if (!ok || !body) return;
    let isOpen = false;
    for await (const _piece of body) {
      if (!isOpen) onOpen();
      isOpen = true;
    }
  } catch {
    // Ended, or refused: it is opened again.
  }
}
