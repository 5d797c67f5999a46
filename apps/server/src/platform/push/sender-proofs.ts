import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';

// A service takes it for twelve hours.
const USED_FOR_MS = 3_600_000;

/**
 * What proves to a push service who sends: to sign it costs as much as to encrypt a message, so that of an hour is used again.
 * @param subject whom a service may write to about what it gets
 */
export function createSenderProofs(subject: string, { publicKey, privateKey }: PushKeys) {
  let made = new Map<string, string>();
  let since = 0;
  return (endpoint: string, now = Date.now()): string => {
    // A clock that was set back counts too.
    if (Math.abs(now - since) > USED_FOR_MS) [made, since] = [new Map(), now];
    const { origin } = new URL(endpoint);
    const known = made.get(origin);
    if (known) return known;
    const { Authorization } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    made.set(origin, Authorization);
    return Authorization;
  };
}
