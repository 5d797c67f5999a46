import { sumCents } from '@mercadito/domain/money/line-total';
import type { IfMissing } from '@mercadito/domain/orders/if-missing';
import type { Db } from '../../database/connection.ts';
import { recordChange } from '../../platform/record/record.ts';
import type { StoredLine } from '../cart/index.ts';
import { dueOf } from './order-amounts.ts';
import {
  insertOrder,
  insertOrderCompanies,
  insertOrderItemAttributes,
  insertOrderItems,
  listPickUps,
  type PickUp,
} from './place-order.queries.ts';

/** A line of the cart with what its customer wants where it is not there. */
export type OrderedLine = StoredLine & { readonly ifMissing: IfMissing | null };

const LONGEST_STREET = 120;

/** A pick-up has one line for the street and its numbers, of which the street is cut before a number is. */
function streetOf({ street_1, exterior_number, interior_number }: PickUp): string {
  const numbers = [exterior_number, interior_number && `Int. ${interior_number}`].filter(Boolean).join(' ');
  return `${street_1.slice(0, LONGEST_STREET - numbers.length - 1)} ${numbers}`.trim();
}

function frozenCompany(orderId: number, lines: readonly StoredLine[], first: StoredLine, place: PickUp | undefined) {
  return {
    order_id: orderId,
    company_id: first.companyId,
    company_name: first.row.company_name,
    location: place?.neighborhood ?? first.row.company_location,
    street_1: place ? streetOf(place) : '',
    street_2: place?.street_2 ?? '',
    telephone: place?.telephone_number ?? null,
    reference: place?.additional_instructions ?? '',
    total_cents: sumCents(lines.map((line) => line.totalCents)),
  };
}

function frozenItem(orderId: number, orderCompanyId: number, line: OrderedLine, isCounted: boolean) {
  const { row, totalCents, ifMissing } = line;
  return {
    order_id: orderId,
    order_company_id: orderCompanyId,
    product_id: row.product_id,
    name: row.name,
    image: row.photo?.hash ?? null,
    count: row.count,
    price_cents: row.price_cents,
    discount: row.discount,
    discounted_price_cents: row.discounted_price_cents,
    cargo_extra_cents: row.cargo_extra_cents,
    currency: row.currency,
    item_total_cents: totalCents,
    stock_taken: isCounted,
    if_missing: ifMissing,
  };
}

const frozenAttributes = (itemId: number, { row }: StoredLine) =>
  row.attributes.map((attribute) => ({
    order_item_id: itemId,
    category_title: attribute.title,
    attribute_name: attribute.name,
    attribute_price_cents: attribute.price_cents,
  }));

/**
 * Writes an order with everything it shows copied into it, and puts it on record: later edits never change it (ORDER-2).
 * @param counted the products whose stock was taken
 */
export async function placeOrder(
  db: Db,
  order: Parameters<typeof insertOrder>[1] & { delivery_fee_cents: number },
  lines: readonly OrderedLine[],
  counted: readonly number[],
): Promise<number> {
  const companyIds = [...new Set(lines.map((line) => line.companyId))];
  const places = new Map((await listPickUps(db, companyIds)).map((place) => [place.company_id, place]));
  const { id } = await insertOrder(db, order);
  const companies = companyIds.flatMap((companyId) => {
    const theirs = lines.filter((line) => line.companyId === companyId);
    const [first] = theirs;
    return first ? [frozenCompany(id, theirs, first, places.get(companyId))] : [];
  });
  const companyRows = await insertOrderCompanies(db, companies);
  const items = lines.map((line) =>
    frozenItem(id, companyRows.get(line.companyId) ?? 0, line, counted.includes(line.productId)),
  );
  const itemIds = await insertOrderItems(db, items);
  await insertOrderItemAttributes(
    db,
    lines.flatMap((line, at) => frozenAttributes(itemIds[at] ?? 0, line)),
  );
  const { totalCents } = dueOf({ ...order, status: 'pending' });
  const placed = { status: 'pending', driver_id: null, order_total_cents: totalCents };
  recordChange(db, { kind: 'moveOrder', id: order.transaction_id, before: null, after: placed });
  return id;
}
