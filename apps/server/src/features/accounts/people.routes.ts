import * as contracts from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { countPeople, listPeople } from './people.queries.ts';
import { personEntryView, showPerson } from './person-view.ts';
import { resetPassword } from './reset-password.ts';
import { signPersonOut } from './sign-person-out.ts';
import { type DriverProfiles, type OwnedBusinesses, roleOf, updatePerson } from './update-person.ts';

const PAGE_SIZE = 20;

/** What a call about one person is answered by. */
interface CallAboutPerson {
  readonly db: Db;
  readonly params: { readonly userId: number };
  readonly config: Pick<Config, 'productName'>;
  readonly now: Date;
}

/** How a person stands now. */
const show = ({ db, params, config, now }: CallAboutPerson) =>
  showPerson(db, params.userId, { productName: config.productName, now });

/** What Admins do with people. */
export function registerPeople(app: FastifyInstance, others: DriverProfiles & OwnedBusinesses): void {
  serve(app, contracts.listPeople, async ({ db, query, request, config, now }) => {
    const { search, role, state, ...asked } = query;
    const page = { ...asked, size: PAGE_SIZE, url: request.url };
    const filter = { search, role: role === undefined ? undefined : roleOf(role, config.productName), state };
    const found = await listPeople(db, filter, page, now);
    const { count, count_is_capped } = cappedCount(await countPeople(db, filter, now));
    const context = { productName: config.productName, now };
    return { ...listWithMore(found, count, page, (row) => personEntryView(row, context)), count_is_capped };
  });

  serve(app, contracts.getPerson, show);

  serve(app, contracts.updatePerson, async (call) => {
    const { db, params, body, config, now } = call;
    await updatePerson(db, params.userId, body, { ...others, config, now });
    return show(call);
  });

  serve(app, contracts.blockPerson, async (call) => {
    const { db, params, body, actor, now } = call;
    await blockPerson(db, params.userId, body, { ...others, actor, now });
    return show(call);
  });

  serve(app, contracts.unblockPerson, async (call) => {
    await unblockPerson(call.db, call.params.userId, call.now);
    return show(call);
  });

  serve(app, contracts.signPersonOut, async (call) => {
    await signPersonOut(call.db, call.params.userId);
    return show(call);
  });

  serve(
    app,
    contracts.resetPassword,
    async ({ db, actor, params, now }) => ({ password: await resetPassword(db, actor, params.userId, now) }),
    { ownTransaction: true },
  );
}
