import * as contracts from '@mercadito/contracts/setup';
import { memoize } from '@mercadito/domain/memoize';
import { setupStepsDone } from '@mercadito/domain/town/setup-steps';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deviceCookie, hasAdmin, userAgentOf } from '../accounts/index.ts';
import { isResponsibleNamed } from '../legal/index.ts';
import { requireTown } from '../town/index.ts';
import { setUp } from './set-up.ts';
import { lookAtShops } from './setup.queries.ts';

/** What an installation is called where nobody has said anything. */
const unnamed = memoize(() => readConfig({}));

export function registerSetup(app: FastifyInstance): void {
  serve(app, contracts.getSetup, async ({ db }) => ({ needed: !(await hasAdmin(db)) }));

  serve(
    app,
    contracts.setUp,
    async ({ db, body, now, config, request, reply }) => {
      const { opened, device } = await setUp(db, body, {
        ...{ now, config, network: networkOf(request.ip) },
        ...{ userAgent: userAgentOf(request), language: languageOf(request.headers) },
      });
      reply.header('set-cookie', deviceCookie(device, request, config));
      app.limits.rememberToken(opened.token);
      return opened;
    },
    { ownTransaction: true },
  );

  serve(app, contracts.getSetupSteps, async ({ db }) => {
    const { updated_at: _version, ...town } = await requireTown(db);
    const facts = { ...(await lookAtShops(db)), town, isResponsibleNamed: await isResponsibleNamed(db) };
    return setupStepsDone(facts, unnamed());
  });
}
