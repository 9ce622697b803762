import { transfer } from './ledger.ts';
import type { PostResult } from './posting.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A correction by an operator. */
export interface Correction {
  memberId: string;
  /** Identifies the correction. Posting it again moves nothing. */
  id: string;
  /** Positive to the member, negative from the member. */
  coins: number;
  /** The reason, in words for the member. */
  reason: string;
  at: Date;
}

/**
 * Corrects a member's coins by a new transfer with a reason the member reads; no earlier row changes (rule 4.3).
 * Refuses with BALANCE_TOO_LOW when the member no longer has the coins.
 */
export async function correctCoins(
  tx: Tx,
  { memberId, id, coins, reason, at }: Correction,
): Promise<PostResult> {
  return await transfer(tx, {
    key: `correction:${id}`,
    memberId,
    reason: 'corrected',
    cause: { kind: 'correction', id, title: '金币更正' },
    note: reason,
    legs: [{ asset: 'coin', amount: coins, platform: 'issue' }],
    at,
  });
}
