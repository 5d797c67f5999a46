import type { ShopDueAnswer } from '@mercadito/contracts/cash/admin';
import { MOST_PARTS_OF_PAYMENT } from '@mercadito/contracts/cash/admin';
import { stillOwed } from '@mercadito/domain/cash/shop-dues';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { listOpenDues, type OpenDueRow } from './shop-dues.queries.ts';

const owedOf = ({ status, total_cents, paid_cents }: OpenDueRow): number =>
  stillOwed({ status, totalCents: total_cents, paidCents: paid_cents });

const partView = (row: OpenDueRow): ShopDueAnswer['parts'][number] => ({
  order_company_id: row.order_company_id,
  transaction_id: row.transaction_id,
  status: row.status,
  brought_at: row.brought_at,
  owed: fromCents(owedOf(row)),
});

/** What the shops are owed, by shop. */
export async function showShopDues(db: Db): Promise<ShopDueAnswer[]> {
  const rows = await listOpenDues(db, MOST_PARTS_OF_PAYMENT);
  const shops = Map.groupBy(rows, ({ company_id }) => company_id);
  return [...shops].map(([company_id, parts]) => ({
    company_id,
    company_name: parts[0]?.company_name ?? '',
    owed: fromCents(parts.reduce((sum, row) => sum + owedOf(row), 0)),
    parts: parts.map(partView),
  }));
}
