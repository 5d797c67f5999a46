// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    order_companies: {
      id: GeneratedAlways<number>;
      order_id: number;
      company_id: number | null;
      company_name: string;
      location: Generated<string>;
      street_1: Generated<string>;
      street_2: Generated<string>;
      telephone: string | null;
      reference: Generated<string>;
      total_cents: number;
      picked_up_at: Timestamp | null;
      seen_at: Timestamp | null;
      seen_by: number | null;
      ready_at: Timestamp | null;
      ready_by: number | null;
      ended_unseen: Generated<boolean>;
    };
    order_events: {
      id: GeneratedAlways<number>;
      order_id: number;
      kind: 'placed' | 'confirmed' | 'claimed' | 'assigned' | 'delivered' | 'delivery_failed' | 'requeued' | 'cancelled' | 'declined' | 'item_status' | 'picked_up';
      from_status: string | null;
      to_status: string;
      actor_id: number | null;
      driver_id: number | null;
      order_item_id: number | null;
      detail: Generated<string>;
      created_at: Generated<Timestamp>;
      received_at: Timestamp | null;
    };
    order_item_attributes: {
      id: GeneratedAlways<number>;
      order_item_id: number;
      category_title: string;
      attribute_name: string;
      attribute_price_cents: number;
    };
    order_items: {
      id: GeneratedAlways<number>;
      order_id: number;
      order_company_id: number;
      product_id: number | null;
      name: string;
      image: string | null;
      status: Generated<'approved' | 'canceled' | 'not_found'>;
      count: number;
      price_cents: number;
      discount: number;
      discounted_price_cents: number;
      cargo_extra_cents: number;
      currency: 'MXN' | 'USD';
      item_total_cents: number;
      stock_taken: Generated<boolean>;
      stock_kept: Generated<boolean>;
      switched_off: Generated<boolean>;
      if_missing: 'leave_out' | 'call_me' | null;
    };
    order_shares: {
      order_id: number;
      secret_hash: string;
      user_id: number;
      expires_at: Timestamp;
    };
    orders: {
      id: GeneratedAlways<number>;
      transaction_id: string;
      user_id: number;
      status: Generated<'pending' | 'shipped' | 'delivered' | 'delivery_failed' | 'cancelled' | 'declined'>;
      driver_id: number | null;
      username: string;
      user_first_name: string;
      user_last_name: string;
      first_name: string;
      last_name: string;
      postal_code: string;
      country: string;
      state: string;
      municipality: string;
      neighborhood: string;
      exterior_number: Generated<string>;
      interior_number: Generated<string>;
      street_1: string;
      street_2: Generated<string>;
      telephone_number: string;
      additional_instructions: string;
      load_type: 'light' | 'medium' | 'heavy';
      instruction: Generated<string>;
      alternate_number: string | null;
      delivery_password: string;
      usd_mxn_rate_micros: number;
      order_total_cents: number;
      delivery_description: string | null;
      cancellation_reason: string | null;
      created_at: Generated<Timestamp>;
      status_changed_at: Generated<Timestamp>;
      shipped_at: Timestamp | null;
      delivered_at: Timestamp | null;
      failed_at: Timestamp | null;
      cancelled_at: Timestamp | null;
      declined_at: Timestamp | null;
      keyword_salt: string | null;
      keyword_hash: string | null;
      keyword_iterations: number | null;
      keyword_check: 'confirmed' | 'without' | 'not_asked' | null;
      without_keyword_reason: 'lost' | 'somebody_else' | 'other' | null;
      without_keyword_note: Generated<string>;
      wrong_tries: Generated<number>;
      delivery_fee_cents: Generated<number>;
      pays_with_cents: number | null;
      pays_with_currency: 'MXN' | 'USD' | null;
      if_missing: 'leave_out' | 'call_me' | null;
      taken_mxn_cents: number | null;
      taken_usd_cents: number | null;
      change_given_cents: number | null;
      latitude_micros: number | null;
      longitude_micros: number | null;
      awaits_confirmation: Generated<boolean>;
      gate_photo_id: number | null;
      address_id: number | null;
      on_way_at: Timestamp | null;
    };
  }
}
