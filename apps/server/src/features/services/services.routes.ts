import * as contracts from '@mercadito/contracts/services';
import type { FastifyInstance } from 'fastify';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { readServices, showService } from './read-services.ts';
import { createService, deleteService, updateService } from './write-service.ts';

export function registerServices(app: FastifyInstance): void {
  serve(app, contracts.readServices, ({ db, query, actor: viewer, request }) =>
    readServices(db, query, { viewer, url: request.url }),
  );

  serveCreated(app, contracts.createService, {
    create: ({ db, body, files, subject, now }) =>
      createService(db, { companyId: subject.companyId, form: body, photo: files.photo, now }),
    show: ({ db, actor }, id) => showService(db, id, actor),
    keep: ({ id }) => id,
  });

  serve(app, contracts.updateService, async ({ db, body, files, subject, actor, now }) => {
    const { companyId } = subject;
    await updateService(db, body.service_id, { companyId, form: body, photo: files.photo, actor, now });
    return showService(db, body.service_id, actor);
  });

  serve(app, contracts.deleteService, async ({ db, body, subject, now }) => {
    await deleteService(db, subject.companyId, body.service_id, now);
    return { id: body.service_id };
  });
}
