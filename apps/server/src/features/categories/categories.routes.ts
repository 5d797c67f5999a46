import * as contracts from '@mercadito/contracts/categories';
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { notFound } from '../../platform/problems/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { companyExists } from '../companies/index.ts';
import { isListedTo, isVisibleTo } from '../listing/index.ts';
import { listAll, listProductCategories, listProductCategoriesOf, listUsedByCompanies } from './categories.queries.ts';
import { registerCategoryEditing } from './category-editing.routes.ts';

export function registerCategories(app: FastifyInstance): void {
  registerCategoryEditing(app);
  serve(app, contracts.listCompanyCategories, ({ db }) => listAll(db, 'company_categories'));
  serve(app, contracts.listUsedCompanyCategories, ({ db }) => listUsedByCompanies(db));
  serve(app, contracts.listServiceCategories, ({ db }) => listAll(db, 'service_categories'));
  serve(app, contracts.listServiceZones, ({ db }) => listAll(db, 'zones'));
  serve(app, contracts.listProductCategories, ({ db }) => listProductCategories(db));

  serve(app, contracts.listCompanyProductCategories, async ({ db, params, actor }) => {
    if (!(await companyExists(db, params.id))) throw notFound('Company');
    const isOfCompany = sql<SqlBool>`products.company_id = ${params.id}`;
    return listProductCategoriesOf(db, sql<SqlBool>`${isOfCompany} and ${isVisibleTo(actor, 'products')}`);
  });

  serve(app, contracts.listHomeProductCategories, ({ db, query, actor }) =>
    listProductCategoriesOf(db, isListedTo(actor, 'products', query.user_status)),
  );
}
