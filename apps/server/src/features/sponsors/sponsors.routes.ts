import * as contracts from '@mercadito/contracts/sponsors';
import type { SponsorDecision } from '@mercadito/domain/sponsors/sponsor-status';
import type { FastifyInstance } from 'fastify';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { decideSponsor } from './decide-sponsor.ts';
import { requestSponsorship, showRequest } from './request-sponsorship.ts';
import { sponsorRequestView, sponsorView } from './sponsor-view.ts';
import { listApproved, listFeatured, listPending } from './sponsors.queries.ts';

export function registerSponsors(app: FastifyInstance): void {
  serve(app, contracts.listSponsors, async ({ db }) => ({ results: (await listFeatured(db)).map(sponsorView) }));

  serveCreated(app, contracts.requestSponsorship, {
    create: ({ db, body, files, subject, now }) => {
      const banner = onlyPicture(files.banner_image);
      return requestSponsorship(db, subject.companyId, { ...body, banner }, now);
    },
    show: ({ db, subject }, id) => showRequest(db, id, subject.companyId),
    keep: ({ id }) => id,
  });

  serve(app, contracts.listSponsorRequests, async ({ db }) => ({
    approved: (await listApproved(db)).map(sponsorRequestView),
    pending: (await listPending(db)).map(sponsorRequestView),
  }));

  serve(app, contracts.decideSponsorRequest, async ({ db, params, body, actor, now }) => {
    const status: SponsorDecision = body.status ?? 'approved';
    await decideSponsor(db, params.id, status, { actor, now });
    return { id: params.id, status };
  });
}
