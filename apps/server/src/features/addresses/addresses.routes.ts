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
  type AddressKey,
  findAddressOfUser,
  insertFirstAddress,
  listAddresses,
  setAddress,
} from './addresses.queries.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { findPhotoOfAddress } from './gate-photos.queries.ts';
import { lockOwnAddress, showAddress } from './own-address.ts';
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
    show: ({ db, subject: { userId } }, id) => showAddress(db, { id, userId }),
    keep: ({ id }) => id,
  });

  serve(
    app,
    contracts.makeDefaultAddress,
    changing(({ db }, key) => makeDefault(db, key)),
  );

  serve(app, contracts.deleteCustomerAddress, async (call) => {
    await deleteOne(call.db, keyOf(call));
    return { done: true as const };
  });

  registerPins(app);
  registerPhotos(app);
}

function registerPins(app: FastifyInstance): void {
  serve(
    app,
    contracts.setAddressPin,
    changing(({ db, body, now }, key) => setPin(db, key, readPlace(body), { lastRead: body.updated_at, now })),
  );

  serve(
    app,
    contracts.deleteAddressPin,
    changing(({ db, now }, key) => setPin(db, key, NO_PIN, { now })),
  );

  serve(
    app,
    contracts.acceptPlaceProposal,
    changing(({ db, body, now }, key) => acceptProposal(db, key, body, now)),
  );

  serve(
    app,
    contracts.declinePlaceProposal,
    changing(({ db, query }, key) => declineProposal(db, key, query)),
  );
}

function registerPhotos(app: FastifyInstance): void {
  serve(app, contracts.getAddressPhoto, async (call) => {
    const photo = await findPhotoOfAddress(call.db, keyOf(call));
    if (!photo) throw notFound('Photo');
    return photo;
  });

  serve(
    app,
    contracts.setAddressPhoto,
    changing(({ db, files }, key) => setPhoto(db, key, files.photo[0] ?? null)),
  );

  serve(
    app,
    contracts.deleteAddressPhoto,
    changing(({ db }, key) => setPhoto(db, key, null)),
  );
}

interface AddressCall {
  readonly db: Db;
  readonly subject: { readonly userId: number };
  readonly params: { readonly addressId: number };
}

const keyOf = ({ subject, params }: AddressCall): AddressKey => ({ id: params.addressId, userId: subject.userId });

/** Serves a change of one of a person's addresses, and answers it as it then stands. */
const changing =
  <Call extends AddressCall>(change: (call: Call, key: AddressKey) => Promise<void>) =>
  async (call: Call): Promise<contracts.CustomerAddress> => {
    const key = keyOf(call);
    await change(call, key);
    return showAddress(call.db, key);
  };

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
  const key = { id, userId };
  const current = await lockOwnAddress(db, key);
  const region = requireRegion(sent, config, current.neighborhood);
  await refuseEditConflict(current, lastRead, () => showAddress(db, key));
  const named = address_name === undefined ? {} : { name: address_name };
  await setAddress(db, key, { ...sent, ...region, ...named }, now);
  record(db, { type: 'address.updated', userId, addressId: id });
  // Read anew: what the database lets go of with another house the write's own answer would still have.
  return showAddress(db, key);
}
