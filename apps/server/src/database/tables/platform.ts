// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Json, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    audit_log: {
      id: GeneratedAlways<number>;
      actor_id: number | null;
      action: string;
      subject: Generated<string>;
      subject_id: Generated<string>;
      detail: Generated<Json>;
      created_at: Generated<Timestamp>;
    };
    idempotency_keys: {
      user_id: number;
      key: string;
      endpoint: string;
      request_hash: Generated<string>;
      status: number | null;
      response: Json | null;
      created_at: Generated<Timestamp>;
      received_hash: string | null;
    };
    images: {
      hash: string;
      width: number;
      height: number;
      widths: Generated<number[]>;
      placeholder: Generated<string>;
      alt: Generated<string>;
      created_at: Generated<Timestamp>;
      unused_since: Timestamp | null;
    };
    migrations: {
      name: string;
      checksum: string;
      applied_at: Generated<Timestamp>;
      survived_from: number | null;
    };
    outgoing_messages: {
      id: GeneratedAlways<number>;
      actor_id: number | null;
      events: Json;
      created_at: Generated<Timestamp>;
    };
    push_keys: {
      is_only: Generated<boolean>;
      public_key: string;
      private_key: string;
    };
    return_mailbox: {
      is_only: Generated<boolean>;
      key: string;
      uid_validity: number | null;
      last_uid: number | null;
    };
    sent_mails: {
      message_id: string;
      mail: string;
      recipient: string;
      sent_at: Generated<Timestamp>;
    };
    undeliverable_addresses: {
      recipient: string;
      refused_at: Generated<Timestamp>;
    };
  }
}
