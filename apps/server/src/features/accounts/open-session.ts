import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { deviceHash, newDevice } from './device-cookie.ts';
import { isDeviceKnown, isNewDevice, rememberDevice } from './devices.queries.ts';
import { type Holder, issueToken } from './tokens.ts';

/** A name that nobody has signed in under is none of ours: somebody may have planted it. */
export async function ownDevice(db: Db, device: string | null): Promise<string> {
  return device !== null && (await isDeviceKnown(db, deviceHash(device))) ? device : newDevice();
}

/**
 * Opens a session of somebody who has proved who they are, and remembers the device; told of one that is new.
 * @param device as `ownDevice` names it
 * @throws 403 `account_blocked` where they are kept out by now
 */
export async function openSession(
  transaction: Db,
  person: Holder & { readonly userId: number },
  { device, userAgent, now }: { device: string; userAgent: string; now: Date },
): Promise<{ token: string; device: string }> {
  const { userId } = person;
  const token = await issueToken(transaction, { ...person, userAgent }, now);
  if (await isNewDevice(transaction, userId, deviceHash(device))) record(transaction, { type: 'device.added', userId });
  await rememberDevice(transaction, userId, deviceHash(device), now);
  return { token, device };
}
