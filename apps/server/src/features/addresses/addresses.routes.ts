import * as contracts from '@mercadito/contracts/addresses';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requireRegion } from '../../platform/require-location.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockPerson, requirePerson } from '../accounts/index.ts';
import { addressView } from './address-view.ts';
import {
  findAddress,
  findAddressOfUser,
  insertFirstAddress,
  listAddresses,
  lockAddress,
  setAddress,
} from './addresses.queries.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { findPhotoOfAddress } from './gate-photos.queries.ts';
import { setPhoto } from './set-photo.ts';
import { readPlace, setPin } from './set-pin.ts';
import { type AddressContext, addAnother, deleteOne, fieldsOf, makeDefault } from './several-addresses.ts';
import { NO_PIN } from './stored-pin.ts';

export function registerAddresses(app: FastifyInstance): void {
  serve(app, contracts.getCustomerAddress, async ({ db, subject }) => {
    const address = await findAddressOfUser(db, subject.userId);
    if (!address) throw notFound('Address');
    return addressView(address);
  });

  serve(app, contracts.addCustomerAddress, ({ db, subject, body, now, config }) =>
    addFirst(db, subject.userId, body, { config, now }),
  );

  serve(app, contracts.updateCustomerAddress, ({ db, subject, body, now, config }) =>
    updateAddress(db, subject.userId, body, { config, now }),
  );

  serve(app, contracts.listCustomerAddresses, async ({ db, subject }) => ({
    results: (await listAddresses(db, subject.userId)).map(addressView),
  }));

  serveCreated(app, contracts.addAnotherAddress, {
    create: ({ db, subject, body, now, config }) => addAnother(db, subject.userId, body, { config, now }),
    show: ({ db, subject }, id) => showAddress(db, subject.userId, id),
    keep: ({ id }) => id,
  });

  serve(app, contracts.makeDefaultAddress, async ({ db, subject, params: { addressId } }) => {
    await makeDefault(db, subject.userId, addressId);
    return showAddress(db, subject.userId, addressId);
  });

  serve(app, contracts.setAddressPin, async ({ db, subject: { userId }, params, body, now }) => {
    await setPin(db, { id: params.addressId, userId }, readPlace(body), { lastRead: body.updated_at, now });
    return showAddress(db, userId, params.addressId);
  });

  serve(app, contracts.deleteAddressPin, async ({ db, subject: { userId }, params, now }) => {
    await setPin(db, { id: params.addressId, userId }, NO_PIN, { now });
    return showAddress(db, userId, params.addressId);
  });

  serve(app, contracts.getAddressPhoto, async ({ db, subject: { userId }, params }) => {
    const photo = await findPhotoOfAddress(db, { id: params.addressId, userId });
    if (!photo) throw notFound('Photo');
    return photo;
  });

  serve(app, contracts.setAddressPhoto, async ({ db, subject: { userId }, params: { addressId }, files }) => {
    await setPhoto(db, { id: addressId, userId }, files.photo[0] ?? null);
    return showAddress(db, userId, addressId);
  });

  serve(app, contracts.deleteAddressPhoto, async ({ db, subject: { userId }, params: { addressId } }) => {
    await setPhoto(db, { id: addressId, userId }, null);
    return showAddress(db, userId, addressId);
  });

  serve(app, contracts.acceptPlaceProposal, async ({ db, subject: { userId }, params: { addressId }, body, now }) => {
    await acceptProposal(db, { id: addressId, userId }, body, now);
    return showAddress(db, userId, addressId);
  });

  serve(app, contracts.declinePlaceProposal, async ({ db, subject: { userId }, params: { addressId }, query }) => {
    await declineProposal(db, { id: addressId, userId }, query);
    return showAddress(db, userId, addressId);
  });

  serve(app, contracts.deleteCustomerAddress, async ({ db, subject, params }) => {
    await deleteOne(db, subject.userId, params.addressId);
    return { done: true as const };
  });
}

async function showAddress(db: Db, userId: number, id: number): Promise<contracts.CustomerAddress> {
  const address = await findAddress(db, { id, userId });
  if (!address) throw notFound('Address');
  return addressView(address);
}

/**
 * Registers a person's first delivery address.
 * @throws 400 for a place that is not served, 409 `address_exists` where there is one
 */
async function addFirst(
  db: Db,
  userId: number,
  body: Parsed<typeof contracts.addCustomerAddress>['body'],
  { config, now }: AddressContext,
): Promise<contracts.CustomerAddress> {
  const { user: _claimed, ...sent } = body;
  const fields = fieldsOf(sent, config);
  await requirePerson(db, userId);
  await lockPerson(db, userId);
  const address = await insertFirstAddress(db, userId, fields, now);
  if (!address) throw conflict('address_exists', 'You have an address already: change that one.');
  record(db, { type: 'address.added', userId, addressId: address.id });
  return addressView(address);
}

/**
 * Changes one of a person's delivery addresses. Orders keep the copy they were placed with.
 * @throws 400 for a place that is not served, 404 for an address that is not this person's, 409 `changed_meanwhile` when it
 *   is newer than was read
 */
async function updateAddress(
  db: Db,
  userId: number,
  body: Parsed<typeof contracts.updateCustomerAddress>['body'],
  { config, now }: AddressContext,
): Promise<contracts.CustomerAddress> {
  const { user_id: _claimed, adress_id: id, updated_at: lastRead, address_name, ...sent } = body;
  const current = await lockAddress(db, { id, userId });
  if (!current) throw notFound('Address');
  const region = requireRegion(sent, config, current.neighborhood);
  await refuseEditConflict(current, lastRead, () => showAddress(db, userId, id));
  const named = address_name === undefined ? {} : { name: address_name };
  await setAddress(db, { id, userId }, { ...sent, ...region, ...named }, now);
  record(db, { type: 'address.updated', userId, addressId: id });
  // Read anew: what the database lets go of with another house the write's own answer would still have.
  return showAddress(db, userId, id);
}
