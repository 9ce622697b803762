import { transfer } from './ledger.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { forgiveDebts } from './debt-store.ts';
import { lockAccount } from './ledger-store.ts';
import type { Cause, Leg } from './posting.ts';

interface Remedy {
  memberId: string;
  /** Identifies the remedy, so that a loss is given back once. */
  key: string;
  /** The keys of the transfers that were taken back. The debts of these are forgiven first. */
  of: readonly string[];
  coins: number;
  credit: number;
  cause: Cause;
  /** The reason, in words for the member. */
  note: string;
  at: Date;
}

export interface RemedyResult {
  /** Coins of a debt that the member no longer owes. They are part of the amount given back. */
  forgiven: number;
}

/**
 * Gives back coins and credit that were taken by mistake (rule 4.21). First it forgives the debts of the same loss,
 * then one transfer pays the rest. Other debts may take coins from that transfer.
 */
export async function giveBack(
  tx: Tx,
  { memberId, key, of, coins, credit, cause, note, at }: Remedy,
): Promise<RemedyResult> {
  await lockAccount(tx, memberId);
  const forgiven = coins > 0 ? await forgiveDebts(tx, memberId, of, coins) : 0;
  const legs: Leg[] = [
    { asset: 'coin', amount: coins - forgiven, platform: 'issue' },
    { asset: 'credit', amount: credit, platform: 'issue' },
  ];
  const given = legs.filter(({ amount }) => amount > 0);
  const whole = forgiven > 0 ? `${note}；另有 ${forgiven} 金币的待抵扣不用还了` : note;
  if (given.length > 0)
    await transfer(tx, { key, memberId, reason: 'corrected', cause, note: whole, legs: given, at });
  return { forgiven };
}

/** Forgives at most `coins` that the member owes, the oldest debt first. Returns how many. */
export async function forgiveOwed(tx: Tx, memberId: string, coins: number): Promise<number> {
  await lockAccount(tx, memberId);
  return await forgiveDebts(tx, memberId, null, coins);
}
