import * as contracts from '@mercadito/contracts/companies';
import { membershipEnd } from '@mercadito/domain/access/membership';
import type { FastifyInstance } from 'fastify';
import { readList } from '../../platform/read-list.ts';
import { serve } from '../../platform/serve.ts';
import { onlyPicture } from '../../platform/uploads.ts';
import { listCompanies } from './list-companies.ts';
import { createCompany, updateCompany } from './save-company.ts';
import { setCompanyPicture } from './set-company-picture.ts';
import { setPlan } from './set-plan.ts';
import { showCompany, showCompanyOfOwner } from './show-company.ts';

export function registerCompanies(app: FastifyInstance): void {
  serve(app, contracts.listCompanies, (call) => {
    const { query, subject, now, config, request } = call;
    const context = { now, config, viewerId: subject?.userId ?? null, url: request.url };
    return readList(call, query, (db) => listCompanies(db, query, context));
  });

  serve(app, contracts.getCompany, ({ db, params, subject, now, config }) =>
    showCompany(db, params.companyId, subject?.userId ?? null, { now, config }),
  );

  serve(app, contracts.getCompanyForUser, ({ db, params, subject, now, config }) =>
    showCompany(db, params.companyId, subject?.userId ?? null, { now, config }),
  );

  serve(app, contracts.getCompanyOfUser, ({ db, subject, now, config }) =>
    showCompanyOfOwner(db, subject.userId, { now, config }),
  );

  serve(app, contracts.createCompany, async ({ db, body, subject, now, config }) => {
    const companyId = await createCompany(db, subject.userId, body, { now, config });
    return showCompany(db, companyId, subject.userId, { now, config });
  });

  serve(app, contracts.updateCompany, async ({ db, body, subject, now, config }) => {
    await updateCompany(db, subject.companyId, body, { now, config });
    return showCompany(db, subject.companyId, subject.userId, { now, config });
  });

  serve(app, contracts.uploadProfileImage, async ({ db, files, subject, now, config }) => {
    await setCompanyPicture(db, subject.companyId, 'profile_image', onlyPicture(files.profileImage), now);
    return showCompany(db, subject.companyId, subject.userId, { now, config });
  });

  serve(app, contracts.uploadBannerImage, async ({ db, files, subject, now, config }) => {
    await setCompanyPicture(db, subject.companyId, 'banner_image', onlyPicture(files.bannerImage), now);
    return showCompany(db, subject.companyId, subject.userId, { now, config });
  });

  serve(app, contracts.updateCompanyPlan, async ({ db, params, body, actor, now, config }) => {
    const until = body.subscription_product_until;
    await setPlan(db, params.companyId, until === null ? null : membershipEnd(until, config.timeZone), now);
    return showCompany(db, params.companyId, actor.userId, { now, config });
  });
}
