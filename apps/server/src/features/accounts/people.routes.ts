import * as contracts from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { listWithMore } from '../../platform/keyset.ts';
import { serve } from '../../platform/serve.ts';
import { accountView, showAccount } from './account-view.ts';
import { countPeople, listPeople } from './people.queries.ts';
import { resetPassword } from './reset-password.ts';
import { type DriverProfiles, roleOf, updatePerson } from './update-person.ts';

const PAGE_SIZE = 10;

/** What Admins do with people. */
export function registerPeople(app: FastifyInstance, drivers: DriverProfiles): void {
  serve(app, contracts.listPeople, async ({ db, query, request, config, now }) => {
    const { search, role, ...asked } = query;
    const page = { ...asked, size: PAGE_SIZE, url: request.url };
    const filter = { search, role: role === undefined ? undefined : roleOf(role, config.productName) };
    const found = await listPeople(db, filter, page);
    return listWithMore(found, await countPeople(db, filter), page, (row) => accountView(row, config.productName, now));
  });

  serve(app, contracts.updatePerson, async ({ db, params, body, config, now }) => {
    await updatePerson(db, params.userId, body, { ...drivers, config, now });
    return showAccount(db, params.userId, config.productName, now);
  });

  serve(
    app,
    contracts.resetPassword,
    async ({ db, actor, params, now }) => ({ password: await resetPassword(db, actor, params.userId, now) }),
    { ownTransaction: true },
  );
}
