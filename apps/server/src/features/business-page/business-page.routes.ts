import * as contracts from '@mercadito/contracts/companies';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { lookerOf, showCompany } from '../companies/index.ts';
import { findParts } from './parts.queries.ts';

export function registerBusinessPage(app: FastifyInstance): void {
  for (const contract of [contracts.getCompany, contracts.getCompanyForUser]) {
    serve(app, contract, async (call) => {
      const { companyId } = call.params;
      const company = await showCompany(call.db, companyId, lookerOf(call), call);
      return { ...company, parts: await findParts(call.db, companyId, call.actor) };
    });
  }
}
