import type { SharedOrderAnswer } from '@mercadito/contracts/orders/sharing';
import { isToConfirm } from '@mercadito/domain/orders/first-orders';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { amountsView } from './order-amounts.ts';
import type { SharedOrderRow } from './order-shares.queries.ts';

type Part = SharedOrderRow['companies'][number];

const isAwaited = ({ ready_at, picked_up_at }: Pick<Part, 'ready_at' | 'picked_up_at'>): boolean =>
  ready_at !== null && picked_up_at === null;

/** An order for whoever has its link (ORDER-17): where it stands, what it is and costs, and nothing of where it goes. */
export function sharedOrderView(row: SharedOrderRow): SharedOrderAnswer {
  return {
    status: row.status,
    awaits_confirmation: isToConfirm(row.status, row.awaits_confirmation),
    pick_ups: pickUpsOf(row.companies),
    on_way_at: row.on_way_at,
    since: row.status_changed_at,
    company_names: row.companies.map(({ company_name }) => company_name),
    ready_names: row.companies.flatMap(({ company_name, ...part }) => (isAwaited(part) ? [company_name] : [])),
    total_items: row.total_items,
    ...amountsView(row),
    driver_name: row.status === 'shipped' ? row.driver_first_name : null,
    shared_until: row.expires_at,
  };
}
