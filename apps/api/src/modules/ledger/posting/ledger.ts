import { refuse } from '../../../errors/api-fault.ts';
import type { Step, Steps } from '../../../platform/database/cte-chain.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import { systemRandom } from '../../../platform/random.ts';
import type { Asset, Balances, Cause, PostResult, Posting } from './posting.ts';
import { readOwed } from './debt-store.ts';
import {
  coinsSql,
  type ExpectedTransfer,
  postGainsSql,
  postTransfer,
  readBalances,
  readChain,
  readPending,
  readSpending,
  readUnposted,
} from './ledger-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The calling code asked for an invalid transfer. This is a programming mistake. */
export class InvalidTransferError extends Error {
  override readonly name = 'InvalidTransferError';
}

const BALANCE_TOO_LOW = 'YL001';
const INVALID = new Set(['YL002', 'YL003', 'YL004']);

/** Quality (质量分) starts at 80 (rule 4.11). */
const OPENING_QUALITY = 80;

/**
 * Moves value between a member and the platform, in the caller's transaction. Nothing else moves value (rule 4.4).
 * Posting the same key again moves nothing and returns the first transfer, so that callers may retry. Refuses with
 * BALANCE_TOO_LOW when a balance would fall below zero. Throws `InvalidTransferError` for: amounts that aren't whole
 * numbers; coins and pending coins paid at once (the member sees them as two rows); two legs between the same accounts;
 * a quality above 100; a key of another transfer; and a `follows` that is unknown or has ended.
 */
export async function transfer(tx: Tx, posting: Posting): Promise<PostResult> {
  refuseInvalid(posting);
  try {
    return await postTransfer(tx, { ...posting, id: systemRandom.uuid() });
  } catch (error) {
    const state = sqlState(error);
    if (state === BALANCE_TOO_LOW) return refuse('BALANCE_TOO_LOW');
    if (state !== undefined && INVALID.has(state))
      throw new InvalidTransferError(`${posting.key}: ${String(error)}`, { cause: error });
    throw error;
  }
}

/**
 * A step of a CTE chain that posts transfers of different members. It posts those whose `member_id` the step `after`
 * returns; `after` stores their cause. It returns the same ids with the member's available coins as `value`. Like
 * `transferAll` it posts in the order of members. It posts only gains, because a loss could be refused.
 */
export function transferStep(postings: readonly Posting[], after: Step): Step {
  for (const posting of postings) {
    refuseInvalid(posting);
    if (posting.legs.some(({ amount }) => amount < 0))
      throw new InvalidTransferError(`${posting.key}: what is taken from a member may be refused`);
    if (posting.skipsDebts === true)
      throw new InvalidTransferError(`${posting.key}: only a single transfer skips debts`);
  }
  const identified = postings.map((posting) => ({ ...posting, id: systemRandom.uuid() }));
  return { name: 'moved', statement: postGainsSql(after, identified) };
}

/**
 * Like `transferStep`, but members without a posting also get a result row: every `member_id` of the step `after`, with
 * the available coins as `value`.
 */
export function transferOrBalanceSteps(postings: readonly Posting[], after: Step): Steps {
  const moved = transferStep(postings, after);
  return [moved, { name: 'paid', statement: coinsSql(after, moved) }];
}

/**
 * Posts transfers of several members in the order of members, so that two such transactions never deadlock. Returns the
 * results in the given order. Throws like `transfer`.
 */
export async function transferAll(tx: Tx, postings: readonly Posting[]): Promise<PostResult[]> {
  const posted = new Map<Posting, PostResult>();
  const ordered = postings.toSorted((a, b) =>
    a.memberId < b.memberId ? -1 : Number(a.memberId > b.memberId),
  );
  for (const posting of ordered) posted.set(posting, await transfer(tx, posting));
  return postings.flatMap((posting) => posted.get(posting) ?? []);
}

function refuseInvalid({ key, legs }: Posting): void {
  for (const { amount } of legs) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new InvalidTransferError(`${key}: an amount must be a whole number, not ${amount}`);
  }
  const pays = (asset: Asset) => legs.some((leg) => leg.asset === asset && leg.amount > 0);
  if (pays('coin') && pays('pendingCoin'))
    throw new InvalidTransferError(`${key}: coins and pending coins are paid by transfers of their own`);
}

/** Returns a member's balances. All are zero for a member without transfers. */
export async function balances(db: Connection, memberId: string): Promise<Balances> {
  return (await readBalances(db, memberId)) ?? { coins: 0, pendingCoins: 0, credit: 0, quality: 0 };
}

/**
 * Coins that a member still owes: they were taken back after the member had spent them, and later coins have not paid
 * them yet (rule 4.16).
 */
export async function owedCoins(db: Connection, memberId: string): Promise<number> {
  return await readOwed(db, memberId);
}

/** Whether coins that a member got from this cause are still pending. */
export async function isPending(
  db: Connection,
  memberId: string,
  cause: Pick<Cause, 'kind' | 'id'>,
): Promise<boolean> {
  return await readPending(db, memberId, cause);
}

/** Whether a transfer of this key has been posted. */
export async function isPosted(db: Connection, memberId: string, key: string): Promise<boolean> {
  return (await readChain(db, memberId, key)).length > 0;
}

/**
 * Returns the expected transfers that the ledger doesn't have with exactly this amount, for another area's reconcile
 * check.
 */
export async function unposted<Item extends ExpectedTransfer>(
  db: Connection,
  expected: readonly Item[],
): Promise<Item[]> {
  return await readUnposted(db, expected);
}

/** The coins that a member has spent on one kind of cause since a moment, and how often, without refunds. */
export async function spending(
  db: Connection,
  memberId: string,
  kind: Cause['kind'],
  since: Date,
): Promise<{ times: number; coins: number }> {
  return await readSpending(db, memberId, kind, since);
}

/** The transfer that opens a new member's accounts, with the quality that everyone starts with. */
export const openingPosting = (memberId: string, at: Date): Posting => ({
  key: `open:${memberId}`,
  memberId,
  reason: 'opened',
  cause: { kind: 'welcome', id: memberId, title: '注册成为会员' },
  legs: [{ asset: 'quality', amount: OPENING_QUALITY, platform: 'issue' }],
  at,
});

/** Opens a new member's accounts. May be repeated. */
export async function openAccounts(tx: Tx, memberId: string, at: Date): Promise<PostResult> {
  return await transfer(tx, openingPosting(memberId, at));
}
