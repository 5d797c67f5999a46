// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    collected_cash: {
      order_id: number;
      driver_id: number;
      hand_in_id: number | null;
    };
    hand_ins: {
      id: GeneratedAlways<number>;
      driver_id: number;
      given_at: Timestamp;
      said_mxn_cents: number;
      said_usd_cents: number;
      accepted_at: Timestamp | null;
      accepted_by: number | null;
      counted_mxn_cents: number | null;
      counted_usd_cents: number | null;
      reason: Generated<string>;
      taken_by: number | null;
    };
    late_cash: {
      order_id: number;
      driver_id: number;
      told_at: Timestamp;
      mxn_cents: number;
      usd_cents: number;
      is_assumed: boolean;
      hand_in_id: number | null;
    };
    shop_dues: {
      order_company_id: number;
      company_id: number | null;
      driver_id: number | null;
      brought_at: Timestamp | null;
      owed_cents: Generated<number>;
      paid_cents: Generated<number>;
    };
    shop_payment_parts: {
      payment_id: number;
      order_company_id: number;
      amount_cents: number;
    };
    shop_payments: {
      id: GeneratedAlways<number>;
      company_id: number | null;
      driver_id: number | null;
      paid_by: number;
      paid_at: Timestamp;
      hand_in_id: number | null;
    };
  }
}
