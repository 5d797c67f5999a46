import type { GoneDueAnswer, ShopDueAnswer } from '@mercadito/contracts/cash/admin';
import { MOST_PARTS_OF_PAYMENT } from '@mercadito/contracts/cash/admin';
import { stillOwed } from '@mercadito/domain/cash/shop-dues';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { listWithMore, type PageRequest } from '../../platform/lists/keyset.ts';
import {
  countOwedShops,
  listDuesOfGone,
  listOpenDues,
  listOwedShops,
  type OpenDueRow,
  type OwedShopRow,
} from './shop-dues.queries.ts';

const owedOf = ({ status, total_cents, paid_cents }: OpenDueRow): number =>
  stillOwed({ status, totalCents: total_cents, paidCents: paid_cents });

const partView = (row: OpenDueRow): ShopDueAnswer['parts'][number] => ({
  order_company_id: row.order_company_id,
  transaction_id: row.transaction_id,
  status: row.status,
  brought_at: row.brought_at,
  owed: fromCents(owedOf(row)),
});

const dueView = (company_name: string, parts: readonly OpenDueRow[]): GoneDueAnswer => ({
  company_name,
  owed: fromCents(parts.reduce((sum, row) => sum + owedOf(row), 0)),
  parts: parts.map(partView),
});

/** What businesses are owed that are gone: those of one name together, as only the name is left of them (CASH-13). */
async function showDuesOfGone(db: Db): Promise<GoneDueAnswer[]> {
  const rows = await listDuesOfGone(db, MOST_PARTS_OF_PAYMENT);
  return [...Map.groupBy(rows, ({ company_name }) => company_name)].map(([name, parts]) => dueView(name, parts));
}

/** What the shops are owed, by shop. */
export async function showShopDues(db: Db, page: PageRequest & { readonly url: string }) {
  const found = await listOwedShops(db, page);
  const ids = found.slice(0, page.size).map(({ id }) => id);
  const parts = Map.groupBy(await listOpenDues(db, ids, MOST_PARTS_OF_PAYMENT), ({ company_id }) => company_id);
  const shopView = ({ id, name }: OwedShopRow): ShopDueAnswer => ({
    company_id: id,
    ...dueView(name, parts.get(id) ?? []),
  });
  return {
    ...listWithMore(found, await countOwedShops(db), page, shopView),
    gone: page.page === 1 ? await showDuesOfGone(db) : [],
  };
}
