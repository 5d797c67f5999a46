import * as contracts from '@mercadito/contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problems/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { addAddress } from './add-address.ts';
import { findAddressOfUser } from './addresses.queries.ts';
import { updateAddress } from './update-address.ts';

export function registerAddresses(app: FastifyInstance): void {
  const { productName } = app.services.config;

  serve(app, contracts.getCustomerAddress, async ({ db, subject }) => {
    const address = await findAddressOfUser(db, subject.userId);
    if (!address) throw notFound('Address');
    return address;
  });

  serve(app, contracts.addCustomerAddress, ({ db, subject, body, now }) =>
    addAddress(db, subject.userId, body, { productName, now }),
  );

  serve(app, contracts.updateCustomerAddress, ({ db, subject, body, now }) =>
    updateAddress(db, subject.userId, body, { productName, now }),
  );
}
