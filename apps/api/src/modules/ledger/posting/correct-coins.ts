import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { transfer } from '../ledger.ts';
import type { Posted } from './posting.ts';

/** What an operator puts right. */
export interface Correction {
  memberId: string;
  /** Names it once and for all: the same again moves nothing. */
  id: string;
  /** Positive to the member, negative from the member. */
  coins: number;
  /** Why, in words the member reads. */
  reason: string;
  /** Who decided it, kept in the key. */
  by: string;
  at: Date;
}

/**
 * Puts coins right by a new transfer with a reason the member can read; nothing that stands is changed (decisions §4).
 * Refuses with BALANCE_TOO_LOW what the member no longer has.
 */
export async function correctCoins(
  tx: Transaction<Schema>,
  { memberId, id, coins, reason, by, at }: Correction,
): Promise<Posted> {
  return await transfer(tx, {
    key: `correction:${by}:${id}`,
    memberId,
    reason: 'corrected',
    cause: { kind: 'correction', id, title: '金币更正' },
    note: reason,
    legs: [{ asset: 'coin', amount: coins, platform: 'issue' }],
    at,
  });
}
