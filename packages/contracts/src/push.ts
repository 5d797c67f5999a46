import { LONGEST_ENDPOINT } from '@mercadito/domain/messages/push-endpoint';
import * as z from 'zod';
import { done, id } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'push', about: 'How a device is reached while no page is open.' });
const path = '/push/subscription/';
const access = person('account.use');

const base64url = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), `Must be ${bytes} bytes as base64url`);

/** What `PushSubscription.toJSON()` gives. */
const subscription = z.object({
  endpoint: z.string().max(LONGEST_ENDPOINT),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

const pushState = z.object({
  /** What a browser subscribes by; subscribed by another key, a device is not reached any more. */
  public_key: z.string(),
  /** Whether messages reach the device that asks. */
  is_on: z.boolean(),
});

export const getPush = endpoint('getPush', {
  summary: 'Whether messages reach this device, and the key to subscribe by',
  method: 'GET',
  path,
  access,
  response: pushState,
});

export const subscribePush = endpoint('subscribePush', {
  summary: 'Have messages reach this device, of whose session the token is; again changes nothing',
  method: 'PUT',
  path,
  access,
  body: subscription,
  response: pushState,
});

export const unsubscribePush = endpoint('unsubscribePush', {
  summary: 'Have no messages reach this device any more, or that of another session of the person',
  method: 'DELETE',
  path,
  access,
  /** Without it the session whose token is used. */
  body: z.object({ session_id: id.optional() }),
  response: done,
});
