import { canDecide, MAX_SPONSORS, type SponsorDecision } from '@mercadito/domain/sponsors/sponsor-status';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockCompany, setSponsorBanner } from '../companies/index.ts';
import { countSponsorsAlone, findRequest, setDecision } from './sponsors.queries.ts';

/**
 * An Admin approves a request to be featured, declines it, or ends what was approved (SPONSOR-3).
 * @throws 404, 409 `sponsor_decided` when it is not where that begins, 409 `sponsor_limit` when the carousel is full
 */
export async function decideSponsor(
  transaction: Db,
  id: number,
  decision: SponsorDecision,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { companyId, status, banner } = await lockRequest(transaction, id, now);
  const sponsors = decision === 'approved' ? await countSponsorsAlone(transaction) : 0;
  const verdict = canDecide(status, decision, sponsors);
  if (!verdict.allowed) throw PROBLEMS[verdict.refusal]();
  await setDecision(transaction, id, decision, { adminId: actor.userId, now });
  if (decision !== 'declined') await setSponsorBanner(transaction, companyId, decision === 'approved' ? banner : null);
  recordChange(transaction, {
    kind: 'decideSponsor',
    id,
    companyId,
    before: { request: status },
    after: { request: decision },
  });
  record(transaction, { type: `sponsor.${decision}`, companyId, requestId: id });
}

/** A request under the lock of its company, which whoever writes one takes. */
async function lockRequest(transaction: Db, id: number, now: Date) {
  const found = await findRequest(transaction, id);
  if (!found) throw notFound('Sponsor request');
  await lockCompany(transaction, found.company_id, now);
  const locked = await findRequest(transaction, id);
  if (!locked) throw notFound('Sponsor request');
  return { companyId: locked.company_id, status: locked.status, banner: locked.banner_image };
}

const PROBLEMS = {
  wrong_status: () => conflict('sponsor_decided', 'Somebody has decided this already.'),
  carousel_full: () =>
    conflict('sponsor_limit', `At most ${MAX_SPONSORS} businesses are featured: end one of them first.`, {
      most: MAX_SPONSORS,
    }),
};
