import * as contracts from '@mercadito/contracts/companies';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import { membershipEnd } from '@mercadito/domain/access/membership';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { atMinute, minuteOf } from '../../platform/lists/minute-of-list.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { readList } from '../../platform/lists/read-list.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { record } from '../../platform/record/record.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { isOpenAt, type Moment } from '../opening-hours/index.ts';
import type { Seller } from '../search/index.ts';
import { setCompany } from './companies.queries.ts';
import { companyView } from './company-view.ts';
import { findCalled } from './find-called.ts';
import { countCompanies, listCompanyRows } from './list-companies.queries.ts';
import { lockCompany } from './lock-company.ts';
import { createCompany, updateCompany } from './save-company.ts';
import { setPlan } from './set-plan.ts';
import { type Looker, lookerOf, showCompany, showCompanyOfOwner } from './show-company.ts';
import { reinstateCompany, suspendCompany } from './suspend-company.ts';

const PAGE_SIZE = 36;

/** Who sells what a search finds: goods know, which a business does not. */
export type FindSellers = (
  db: Db,
  search: string,
  context: { readonly viewer: Viewer; readonly moment: Moment },
) => Promise<readonly Seller[]>;

/** A page of the businesses that a filter leaves: newest first, shuffled, or the best match first; those that are open before, where asked. */
async function listCompanies(
  db: Db,
  query: Parsed<typeof contracts.listCompanies>['query'],
  context: Moment & { readonly looker: Looker | null; readonly viewer: Viewer; readonly url: string },
  findSellers: FindSellers,
): Promise<Given<typeof contracts.listCompanies>> {
  const isSearched = query.search !== '';
  const basis = isSearched || query.open_first || query.open_now ? minuteOf(query.cursor, context.now) : undefined;
  const page = { page: query.page, cursor: query.cursor, size: PAGE_SIZE, url: context.url, basis };
  const { looker, viewer } = context;
  const began = basis === undefined ? context.now : atMinute(basis);
  const withUnlisted = query.with_unlisted === true && looker?.mayActForOthers === true;
  const moment = { now: began, config: context.config };
  const filter = {
    ...query,
    withUnlisted,
    called: isSearched ? await findCalled(db, { text: query.search, isTyping: false }, { moment, withUnlisted }) : [],
    // Who chooses a business to act for knows what it is called.
    sellers: isSearched && !withUnlisted ? await findSellers(db, query.search, { viewer, moment }) : [],
    isOpen: isOpenAt('companies.id', began, context.config.timeZone),
  };
  const found = await listCompanyRows(db, filter, page, looker?.userId ?? null);
  const { count, count_is_capped } = cappedCount(await countCompanies(db, filter));
  return { ...listWithMore(found, count, page, (row) => companyView(row, context)), count_is_capped };
}

export function registerCompanies(app: FastifyInstance, { findSellers }: { readonly findSellers: FindSellers }): void {
  serve(app, contracts.listCompanies, (call) => {
    const { query, now, config, request } = call;
    const context = { now, config, looker: lookerOf(call), viewer: call.actor, url: request.url };
    return readList(call, query, (db) => listCompanies(db, query, context, findSellers));
  });

  serve(app, contracts.getCompanyOfUser, ({ db, subject, now, config }) =>
    showCompanyOfOwner(db, subject.userId, { now, config }),
  );

  serveCreated(app, contracts.createCompany, {
    create: ({ db, body, subject, now, config }) => createCompany(db, subject.userId, body, { now, config }),
    show: (call, id) => showCompany(call.db, id, lookerOf(call), call),
    keep: ({ _id }) => _id,
  });

  serve(app, contracts.updateCompany, async (call) => {
    const { db, body, subject, now, config } = call;
    await updateCompany(db, subject.companyId, body, { now, config });
    return showCompany(db, subject.companyId, lookerOf(call), call);
  });

  serve(app, contracts.uploadProfileImage, async (call) => {
    const { db, files, subject, now } = call;
    await setCompanyPicture(db, subject.companyId, 'profile_image', onlyPicture(files.profileImage), now);
    return showCompany(db, subject.companyId, lookerOf(call), call);
  });

  serve(app, contracts.uploadBannerImage, async (call) => {
    const { db, files, subject, now } = call;
    await setCompanyPicture(db, subject.companyId, 'banner_image', onlyPicture(files.bannerImage), now);
    return showCompany(db, subject.companyId, lookerOf(call), call);
  });

  serve(app, contracts.updateCompanyPlan, async (call) => {
    const { db, params, body, now, config } = call;
    const endOf = (until: string | null) => (until === null ? null : membershipEnd(until, config.timeZone));
    const { subscription_product_until: until, subscription_product_until_was: was } = body;
    await setPlan(db, params.companyId, { until: endOf(until), ...(was !== undefined && { was: endOf(was) }) }, now);
    return showCompany(db, params.companyId, lookerOf(call), call);
  });

  serve(app, contracts.suspendCompany, async (call) => {
    const { db, params, body, actor, now } = call;
    await suspendCompany(db, params.companyId, body.reason, { actor, now });
    return showCompany(db, params.companyId, lookerOf(call), call);
  });

  serve(app, contracts.reinstateCompany, async (call) => {
    await reinstateCompany(call.db, call.params.companyId);
    return showCompany(call.db, call.params.companyId, lookerOf(call), call);
  });
}

/**
 * Gives a business its profile picture or its banner.
 * @throws 404 when there is no such business
 */
async function setCompanyPicture(
  transaction: Db,
  companyId: number,
  place: 'profile_image' | 'banner_image',
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  await lockCompany(transaction, companyId, now);
  await setCompany(transaction, companyId, { [place]: await insertPicture(transaction, picture) }, now);
  record(transaction, { type: 'company_picture.replaced', companyId });
}
