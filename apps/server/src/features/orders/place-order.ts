import { sumCents } from '@mercadito/domain/money/line-total';
import type { IfMissing } from '@mercadito/domain/orders/if-missing';
import type { Db } from '../../database/connection.ts';
import { recordChange } from '../../platform/record/record.ts';
import type { StoredLine } from '../cart/index.ts';
import { dueOf } from './order-amounts.ts';
import { insertOrder, type NewOrder, type Seller } from './place-order.queries.ts';

/** A line of the cart with what its customer wants where it is not there. */
export type OrderedLine = StoredLine & { readonly ifMissing: IfMissing | null };

const LONGEST_STREET = 120;

/** A pick-up has one line for the street and its numbers, of which the street is cut before a number is. */
function streetOf({ street_1, exterior_number, interior_number }: Seller): string {
  const numbers = [exterior_number, interior_number && `Int. ${interior_number}`].filter(Boolean).join(' ');
  const street = (street_1 ?? '').slice(0, LONGEST_STREET - numbers.length - 1);
  // The cut may have gone through a sign, of which JSON takes no half.
  return `${street} ${numbers}`.trim().toWellFormed();
}

function frozenCompany(lines: readonly StoredLine[], first: StoredLine, seller: Seller | undefined) {
  return {
    company_id: first.companyId,
    company_name: first.row.company_name,
    location: seller?.neighborhood ?? first.row.company_location,
    street_1: seller ? streetOf(seller) : '',
    street_2: seller?.street_2 ?? '',
    telephone: seller?.telephone_number ?? null,
    reference: seller?.additional_instructions ?? '',
    total_cents: sumCents(lines.map((line) => line.totalCents)),
  };
}

function frozenItem({ row, totalCents, ifMissing }: OrderedLine, isCounted: boolean) {
  return {
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

const frozenAttributes = ({ row }: StoredLine) =>
  row.attributes.map((attribute) => ({
    category_title: attribute.title,
    attribute_name: attribute.name,
    attribute_price_cents: attribute.price_cents,
  }));

/** What of an order is not in its cart. */
type Sending = Omit<NewOrder, 'companies' | 'items' | 'lineIds'> & {
  readonly order: { readonly delivery_fee_cents: number };
};

/**
 * Writes an order with everything it shows copied into it, and puts it on record: later edits never change it (ORDER-2). Its lines
 * leave the cart.
 * @param counted the products whose stock was taken
 */
export async function placeOrder(
  db: Db,
  sending: Sending,
  lines: readonly OrderedLine[],
  { sellers, counted }: { readonly sellers: readonly Seller[]; readonly counted: readonly number[] },
): Promise<number> {
  const companies = [...Map.groupBy(lines, (line) => line.companyId)].flatMap(([companyId, theirs]) => {
    const [first] = theirs;
    const seller = sellers.find((each) => each.id === companyId);
    return first ? [frozenCompany(theirs, first, seller)] : [];
  });
  const items = lines.map((line) => ({
    companyId: line.companyId,
    item: frozenItem(line, counted.includes(line.productId)),
    attributes: frozenAttributes(line),
  }));
  const { order } = sending;
  const id = await insertOrder(db, { ...sending, companies, items, lineIds: lines.map((line) => line.id) });
  const { totalCents } = dueOf({ ...order, status: 'pending' });
  const placed = { status: 'pending', driver_id: null, order_total_cents: totalCents };
  recordChange(db, { kind: 'moveOrder', id: order.transaction_id, before: null, after: placed });
  return id;
}
