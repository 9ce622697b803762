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

export interface LedgerAccounts {
  member_id: string;
  coin: Generated<number>;
  pending_coin: Generated<number>;
  credit: Generated<number>;
  quality: Generated<number>;
  version: Generated<number>;
}

export interface LedgerEntries {
  member_id: string;
  version: number;
  position: number;
  account: string;
  asset: string;
  amount: number;
  created_at: Date;
}

export interface LedgerTransfers {
  member_id: string;
  version: number;
  id: string;
  key: string;
  reason: string;
  cause_kind: string;
  cause_id: string;
  cause_title: string;
  note: string | null;
  expected_at: Date | null;
  follows: number | null;
  coin_change: number;
  pending_coin_change: number;
  credit_change: number;
  quality_change: number;
  coin_after: number;
  pending_coin_after: number;
  credit_after: number;
  quality_after: number;
  created_at: Date;
}

export interface Schema {
  events: Events;
  idempotency_keys: IdempotencyKeys;
  ledger_accounts: LedgerAccounts;
  ledger_entries: LedgerEntries;
  ledger_transfers: LedgerTransfers;
}
