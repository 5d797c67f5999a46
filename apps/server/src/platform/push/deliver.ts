import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import { createPace } from './pace.ts';
import type { PushKeys } from './push-keys.ts';
import { createSenderProofs } from './sender-proofs.ts';

/** Where a device is reached, and the keys that only it can read by. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  /** What the service worker shows: a service carries 4 KB, and reads nothing of it. */
  readonly payload: string;
  /** How long the service keeps it for a device that is off. */
  readonly ttlSeconds: number;
  readonly urgency: 'high' | 'normal';
  /** Of two that wait with one topic the newer one is kept: 32 letters of base64url at most. */
  readonly topic: string;
}

/** What a push service has made of a message: `gone` where the device is not reached there any more, `refused` where it will say the same of another try. */
export type Answer = 'taken' | 'gone' | 'refused';

/** One message to one device. */
export interface Delivery {
  readonly address: PushAddress;
  readonly push: Push;
}

/** Who sends, and where to beside the known services. */
export interface Sender extends Pick<Config, 'pushHosts'> {
  readonly keys: PushKeys;
  /** Whom a service may write to about what it gets. */
  readonly subject: string;
}

const TIMEOUT_MS = 10_000;
export const MOST_AT_ONCE = 50;
// To encrypt and send one takes a processor a millisecond: of an announcement to the whole town the database is to feel nothing.
const BETWEEN_MS = 3;
const GONE = [404, 410];
// All else between 400 and 499 stays so, such as the key of another site; nor is it the end of the device: our clock may be wrong.
const FOR_NOW = [408, 425, 429];
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !FOR_NOW.includes(status);

/** A name of a push service that leads to a private network is none. */
const publicAddresses: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const isPublic = ({ address }: { address: string }) => ipaddr.parse(address).range() === 'unicast';
    const addresses = error ? [] : found.filter(isPublic);
    const [first] = addresses;
    if (!first) return done(error ?? new Error(`${hostname} has no public address`), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

/**
 * Makes what hands messages to push services, one after the other; nothing is opened before the first one.
 * @returns what throws where it is worth another try
 */
export function createDelivering({ pushHosts, keys, subject }: Sender): (delivery: Delivery) => Promise<Answer> {
  const options = { keepAlive: true, maxSockets: MOST_AT_ONCE };
  const agents = { known: new Agent({ ...options, lookup: publicAddresses }), added: new Agent(options) };
  const proofFor = createSenderProofs(subject, keys);
  const inTurn = createPace(BETWEEN_MS);
  return async ({ address: { endpoint, p256dh, auth }, push: { payload, ttlSeconds, urgency, topic } }) => {
    await inTurn();
    const agent = pushHosts.includes(new URL(endpoint).host) ? agents.added : agents.known;
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        headers: { Authorization: proofFor(endpoint) },
        contentEncoding: 'aes128gcm',
        timeout: TIMEOUT_MS,
        TTL: ttlSeconds,
        urgency,
        topic,
        agent,
      });
      return 'taken';
    } catch (error) {
      const { statusCode } = Object(error) as { statusCode?: number };
      if (statusCode !== undefined && GONE.includes(statusCode)) return 'gone';
      if (statusCode !== undefined && isRefusal(statusCode)) return 'refused';
      // Without the address, which is the device's own.
      throw new Error(`A push service did not take a message: ${statusCode ?? (error as Error).message}`);
    }
  };
}
