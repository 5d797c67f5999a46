import type { AdminOrderAnswer } from '@mercadito/contracts/orders/admin';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Facts = Pick<
  AdminOrderAnswer,
  'keyword_check' | 'without_keyword_reason' | 'without_keyword_note' | 'wrong_tries'
>;

/** How the handover of an order was proved, as Admins are told it (DELIVERY-16). */
export const keywordFactsView = (row: Pick<Selectable<Tables['orders']>, keyof Facts>): Facts => ({
  keyword_check: row.keyword_check,
  without_keyword_reason: row.without_keyword_reason,
  without_keyword_note: row.without_keyword_note,
  wrong_tries: row.wrong_tries,
});
