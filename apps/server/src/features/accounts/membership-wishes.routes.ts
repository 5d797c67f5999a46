import * as contracts from '@mercadito/contracts/membership-wishes';
import { isActiveAt } from '@mercadito/domain/access/membership';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { conflict } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { serve, serveShown } from '../../platform/serve/serve.ts';
import { endWish, findLastWish, insertWish } from './membership-wishes.queries.ts';
import { lockDecided } from './people.queries.ts';
import { showPerson } from './person-view.ts';
import { requirePerson } from './require-person.queries.ts';

/** What of a person's last wish they are told; one that was granted is told by the membership. */
async function showWish({ db, actor }: { db: Db; actor: Actor }) {
  const last = await findLastWish(db, actor.userId);
  if (!last || (last.ended_at !== null && last.declined_because === null)) return { wish: null };
  const status = last.ended_at === null ? ('open' as const) : ('declined' as const);
  return { wish: { status, asked_at: last.asked_at, reason: last.declined_because } };
}

/** Asking for a membership, and an Admin's no; her yes is the membership itself. */
export function registerMembershipWishes(app: FastifyInstance): void {
  serve(app, contracts.getMembershipWish, showWish);

  serveShown(
    app,
    contracts.askForMembership,
    async ({ db, actor, now }) => {
      const { userId } = actor;
      // Held, so that a membership given at that moment comes before or ends the wish.
      const until = (await lockDecided(db, userId))?.subscription_until ?? null;
      if (isActiveAt(until === null ? null : new Date(until), now))
        throw conflict('has_membership', 'Your membership is still running.');
      if (await insertWish(db, userId, now)) record(db, { type: 'membership_wish.made', userId });
    },
    showWish,
  );

  serveShown(
    app,
    contracts.declineMembershipWish,
    async ({ db, params: { userId }, body: { reason }, now }) => {
      await requirePerson(db, userId);
      if (!(await endWish(db, userId, now, reason))) {
        throw conflict('wish_decided', 'Somebody has decided this already.');
      }
      record(db, { type: 'membership_wish.declined', userId });
      const [before, after] = [{ request: 'pending' }, { request: 'declined' }];
      recordChange(db, { kind: 'declineMembershipWish', id: userId, before, after });
    },
    ({ db, params, config, now }) => showPerson(db, params.userId, { productName: config.productName, now }),
  );
}
