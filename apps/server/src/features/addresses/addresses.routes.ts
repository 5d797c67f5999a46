import * as contracts from '@mercadito/contracts/addresses';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requireRegion } from '../../platform/require-location.ts';
import { serve } from '../../platform/serve/serve.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { requirePerson } from '../accounts/index.ts';
import { findAddressOfUser, insertAddress, lockAddress, setAddress } from './addresses.queries.ts';

interface Context {
  readonly config: Pick<Config, 'places' | 'state' | 'municipality'>;
  readonly now: Date;
}

export function registerAddresses(app: FastifyInstance): void {
  serve(app, contracts.getCustomerAddress, async ({ db, subject }) => {
    const address = await findAddressOfUser(db, subject.userId);
    if (!address) throw notFound('Address');
    return address;
  });

  serve(app, contracts.addCustomerAddress, ({ db, subject, body, now, config }) =>
    addAddress(db, subject.userId, body, { config, now }),
  );

  serve(app, contracts.updateCustomerAddress, ({ db, subject, body, now, config }) =>
    updateAddress(db, subject.userId, body, { config, now }),
  );
}

/**
 * Registers a person's one delivery address; its municipality is the town, whatever was sent.
 * @throws 400 for a place that is not served, 409 `address_exists` for a second address
 */
async function addAddress(
  db: Db,
  userId: number,
  body: Parsed<typeof contracts.addCustomerAddress>['body'],
  { config, now }: Context,
): Promise<contracts.CustomerAddress> {
  const { user: _claimed, ...sent } = body;
  const fields = { ...sent, ...requireRegion(sent, config) };
  await requirePerson(db, userId);
  const address = await insertAddress(db, userId, fields, now);
  if (!address) throw conflict('address_exists', 'You have an address already: change that one.');
  record(db, { type: 'address.added', userId, addressId: address.id });
  return address;
}

/**
 * Changes a person's delivery address. Orders keep the copy they were placed with.
 * @throws 400 for a place that is not served, 404 for an address that is not this person's, 409 `changed_meanwhile` when it
 *   is newer than was read
 */
async function updateAddress(
  db: Db,
  userId: number,
  body: Parsed<typeof contracts.updateCustomerAddress>['body'],
  { config, now }: Context,
): Promise<contracts.CustomerAddress> {
  const { user_id: _claimed, adress_id: id, updated_at: lastRead, ...sent } = body;
  const current = await lockAddress(db, { id, userId });
  if (!current) throw notFound('Address');
  const fields = { ...sent, ...requireRegion(sent, config, current.neighborhood) };
  await refuseEditConflict(current, lastRead, async () => (await findAddressOfUser(db, userId)) ?? {});
  const address = await setAddress(db, { id, userId }, fields, now);
  if (!address) throw notFound('Address');
  record(db, { type: 'address.updated', userId, addressId: address.id });
  return address;
}
