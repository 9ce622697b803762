// Made from apps/api/migrations by `pnpm --filter @yayan/api generate`: never edited.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as JSON text (`JSON.stringify(value)`), which both engines take alike. */
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;

export interface Events {
  id: Generated<number>;
  xid: Generated<string>;
  topic: string;
  payload: Json;
  created_at: Generated<Date>;
}

export interface IdempotencyKeys {
  member_id: string;
  key: string;
  request_hash: string;
  answer: Json | null;
  created_at: Generated<Date>;
}

export interface Schema {
  events: Events;
  idempotency_keys: IdempotencyKeys;
}
