import * as contracts from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { pageAndNext } from '../../platform/keyset.ts';
import { previousLink } from '../../platform/paging.ts';
import { serve } from '../../platform/serve.ts';
import { accountView, showAccount } from './account-view.ts';
import { countPeople, listPeople } from './people.queries.ts';
import { resetPassword } from './reset-password.ts';
import { type DriverProfiles, roleOf, updatePerson } from './update-person.ts';

const PAGE_SIZE = 10;

/** What Admins do with people. */
export function registerPeople(app: FastifyInstance, drivers: DriverProfiles): void {
  serve(app, contracts.listPeople, async ({ db, query, request, config, now }) => {
    const place = { page: query.page, cursor: query.cursor, size: PAGE_SIZE };
    const role = query.role === undefined ? undefined : roleOf(query.role, config.productName);
    const filter = { search: query.search, role };
    const { rows, next } = pageAndNext(await listPeople(db, filter, place), place, request.url);
    return {
      results: rows.map((row) => accountView(row, config.productName, now)),
      next,
      previous: previousLink(request.url, query.page),
      count: await countPeople(db, filter),
    };
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
