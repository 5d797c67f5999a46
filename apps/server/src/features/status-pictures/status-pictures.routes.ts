import * as contracts from '@mercadito/contracts/status-pictures';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { conflict } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { type DrawingContext, drawChoice, nextChoice } from './make-status-picture.ts';
import { dayOf, fingerprintOf, statusFacts, type Whose } from './status-facts.ts';
import { findStatusPicture, keepStatusPicture } from './status-pictures.queries.ts';

type Answer = contracts.StatusPictureAnswer;

/** The one that is kept, and whether all it shows still holds. */
async function show(db: Db, whose: Whose, context: DrawingContext): Promise<Answer> {
  const kept = await findStatusPicture(db, whose);
  const day = dayOf(context);
  const facts = await statusFacts(db, whose, kept ?? { day, turn: 0 }, context);
  const has_goods = facts.offers.length > 0;
  if (!kept || !has_goods) return { has_goods, picture: null };
  const is_current = kept.day === day && kept.fingerprint === fingerprintOf(facts);
  return { has_goods, picture: { jpeg: kept.jpeg, drawn_at: kept.drawn_at, is_current } };
}

/** @throws 409 `nothing_to_show` where nothing can be bought */
async function make(
  db: Db,
  whose: Whose,
  { actorId, ...context }: DrawingContext & { actorId: number },
): Promise<Answer> {
  const drawn = await drawChoice(db, whose, await nextChoice(db, whose, context), context);
  if (!drawn) throw conflict('nothing_to_show', 'There are no goods on sale to show.');
  const { companyId } = whose;
  const work = async (transaction: Db): Promise<Answer> => {
    await keepStatusPicture(transaction, whose, drawn);
    if (companyId === null) record(transaction, { type: 'town_picture.drawn' });
    else record(transaction, { type: 'status_picture.drawn', companyId });
    return { has_goods: true, picture: { jpeg: drawn.jpeg, drawn_at: drawn.drawn_at, is_current: true } };
  };
  const action = companyId === null ? 'makeTownPicture' : 'makeStatusPicture';
  const detail: Record<string, number> = companyId === null ? {} : { companyId };
  return inAuditedTransaction(db, work, () => ({ actorId, action, detail }));
}

/** The picture of the day for a status, of a business and of the town. */
export function registerStatusPictures(app: FastifyInstance): void {
  const { files: pictures } = app.services.pictures;
  serve(app, contracts.getStatusPicture, ({ db, subject: { companyId }, query: { language }, config, now }) =>
    show(db, { companyId, language }, { config, pictures, now }),
  );
  serve(
    app,
    contracts.makeStatusPicture,
    ({ db, actor, subject: { companyId }, body: { language }, config, now }) =>
      make(db, { companyId, language }, { config, pictures, now, actorId: actor.userId }),
    { ownTransaction: true },
  );
  serve(app, contracts.getTownPicture, ({ db, query: { language }, config, now }) =>
    show(db, { companyId: null, language }, { config, pictures, now }),
  );
  serve(
    app,
    contracts.makeTownPicture,
    ({ db, actor, body: { language }, config, now }) =>
      make(db, { companyId: null, language }, { config, pictures, now, actorId: actor.userId }),
    { ownTransaction: true },
  );
}
