// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Json, Timestamp } from '../column-types.ts';

export type AuditLogTable = {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  action: string;
  subject: Generated<string>;
  subject_id: Generated<string>;
  detail: Generated<Json>;
  created_at: Generated<Timestamp>;
};

export type IdempotencyKeysTable = {
  user_id: number;
  key: string;
  endpoint: string;
  request_hash: Generated<string>;
  status: number | null;
  response: Json | null;
  created_at: Generated<Timestamp>;
  received_hash: string | null;
};

export type ImagesTable = {
  hash: string;
  width: number;
  height: number;
  widths: Generated<number[]>;
  placeholder: Generated<string>;
  alt: Generated<string>;
  created_at: Generated<Timestamp>;
  unused_since: Timestamp | null;
};

export type MigrationsTable = {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
};

export type OutgoingMessagesTable = {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  events: Json;
  created_at: Generated<Timestamp>;
};

export type PushKeysTable = {
  is_only: Generated<boolean>;
  public_key: string;
  private_key: string;
};

export type SentMailsTable = {
  message_id: string;
  mail: string;
  recipient: string;
  sent_at: Generated<Timestamp>;
};

export type UndeliverableAddressesTable = {
  recipient: string;
  refused_at: Generated<Timestamp>;
};

declare module '../tables.ts' {
  interface Tables {
    audit_log: AuditLogTable;
    idempotency_keys: IdempotencyKeysTable;
    images: ImagesTable;
    migrations: MigrationsTable;
    outgoing_messages: OutgoingMessagesTable;
    push_keys: PushKeysTable;
    sent_mails: SentMailsTable;
    undeliverable_addresses: UndeliverableAddressesTable;
  }
}
