import type { BusinessParts } from '@mercadito/contracts/companies';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isVisibleTo } from '../listing/index.ts';

/** Which parts of a business's page have something in them for this viewer. */
export async function findParts(db: Db, companyId: number, viewer: Viewer): Promise<BusinessParts> {
  const isOfItsGoods = sql<boolean>`company_id = ${companyId} and ${isVisibleTo(viewer, 'products')}`;
  const { rows } = await sql<BusinessParts>`
    select
      exists (select 1 from products where ${isOfItsGoods}) as home,
      exists (select 1 from products where ${isOfItsGoods} and is_pin) as pinned,
      exists (select 1 from services where company_id = ${companyId} and ${isVisibleTo(viewer, 'services')}) as services,
      exists (select 1 from company_abouts where company_id = ${companyId}) as about,
      exists (select 1 from company_contacts where company_id = ${companyId}
        and concat(address, email, phone_number, whatsapp_number) <> '') as contact`.execute(db);
  return rows[0] ?? { home: false, pinned: false, services: false, about: false, contact: false };
}
