import * as contracts from '@mercadito/contracts/companies';
import { membershipEnd } from '@mercadito/domain/access/membership';
import type { FastifyInstance } from 'fastify';
import { readList } from '../../platform/lists/read-list.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { listCompanies } from './list-companies.ts';
import { createCompany, updateCompany } from './save-company.ts';
import { setCompanyPicture } from './set-company-picture.ts';
import { setPlan } from './set-plan.ts';
import { lookerOf, showCompany, showCompanyOfOwner } from './show-company.ts';
import { reinstateCompany, suspendCompany } from './suspend-company.ts';

export function registerCompanies(app: FastifyInstance): void {
  serve(app, contracts.listCompanies, (call) => {
    const { query, subject, now, config, request } = call;
    const context = { now, config, viewerId: subject?.userId ?? null, url: request.url };
    return readList(call, query, (db) => listCompanies(db, query, context));
  });

  serve(app, contracts.getCompany, (call) => showCompany(call.db, call.params.companyId, lookerOf(call), call));

  serve(app, contracts.getCompanyForUser, (call) => showCompany(call.db, call.params.companyId, lookerOf(call), call));

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
