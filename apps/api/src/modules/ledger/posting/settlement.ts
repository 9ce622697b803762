import { balances, InvalidTransferError, transfer } from './ledger.ts';
import { creditLegs } from './credit-amounts.ts';
import { insertDebt, readDebtOf } from './debt-store.ts';
import type { Leg, PostResult } from './posting.ts';
import { lockAccount, type PostedTransfer, readChain } from './ledger-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The transfer to end, and the time. */
interface TransferEnd {
  memberId: string;
  key: string;
  at: Date;
}

interface Settlement extends TransferEnd {
  /** Credit that arrives together with the coins. */
  credit?: number;
}

interface TransferTakeBack extends TransferEnd {
  /** The reason, in words for the member. */
  note: string;
}

/**
 * Makes the pending coins of a transfer available, once (rule 3.20). May be repeated. Throws `InvalidTransferError`
 * when the key is unknown, paid no pending coins or was taken back.
 */
export async function settle(tx: Tx, { memberId, key, at, credit = 0 }: Settlement): Promise<PostResult> {
  const [pending, ending] = await lockedChain(tx, memberId, key);
  if (ending !== undefined && ending.reason !== 'settled')
    throw new InvalidTransferError(`${key} was taken back before it arrived`);
  const legs = pending.legs
    .filter((leg) => leg.asset === 'pendingCoin' && leg.amount > 0)
    .flatMap(({ amount, platform }): Leg[] => [
      { asset: 'pendingCoin', amount: -amount, platform },
      { asset: 'coin', amount, platform },
    ]);
  return await transfer(tx, {
    key: `${key}:settled`,
    memberId,
    reason: 'settled',
    cause: pending.cause,
    follows: key,
    legs: [...legs, ...creditLegs(credit)],
    at,
  });
}

/**
 * Undoes a whole transfer, pending or settled, once, by a new transfer with a reason for the member (rule 4.3). Spent
 * coins become a debt that the member's next coins pay (rule 4.16). Returns the debt. May be repeated. Throws
 * `InvalidTransferError` when the key is unknown.
 */
export async function takeBackOrOwe(tx: Tx, { memberId, key, at, note }: TransferTakeBack): Promise<number> {
  const [first, ...endings] = await lockedChain(tx, memberId, key);
  const debt = await readDebtOf(tx, memberId, key);
  if (debt > 0 || endings.some(({ reason }) => reason === 'takenBack')) return debt;
  const settled = endings.filter(({ reason }) => reason === 'settled');
  const { coins } = await balances(tx, memberId);
  const { given, owed } = splitByBalance(reversedLegs([first, ...settled]), coins);
  if (given.length > 0)
    await transfer(tx, {
      key: `${key}:takenBack`,
      memberId,
      reason: 'takenBack',
      cause: first.cause,
      note,
      follows: settled.at(-1)?.key ?? key,
      legs: given,
      at,
    });
  for (const { amount, platform } of owed)
    await insertDebt(tx, { memberId, key, amount: -amount, platform, cause: first.cause, note, at });
  return owed.reduce((sum, { amount }) => sum - amount, 0);
}

/** Splits legs into the part that a member with this many coins can give, and the part that they then owe. */
function splitByBalance(legs: readonly Leg[], coins: number): { given: Leg[]; owed: Leg[] } {
  const given: Leg[] = [];
  const owed: Leg[] = [];
  let left = coins;
  for (const leg of legs) {
    const amount = leg.asset === 'coin' ? Math.max(leg.amount, -left) : leg.amount;
    if (leg.asset === 'coin') left += Math.min(0, amount);
    if (amount !== 0) given.push({ ...leg, amount });
    if (amount !== leg.amount) owed.push({ ...leg, amount: leg.amount - amount });
  }
  return { given, owed };
}

async function lockedChain(
  tx: Tx,
  memberId: string,
  key: string,
): Promise<[PostedTransfer, ...PostedTransfer[]]> {
  await lockAccount(tx, memberId);
  const [first, ...endings] = await readChain(tx, memberId, key);
  if (first === undefined) throw new InvalidTransferError(`${key} is no transfer of ${memberId}`);
  return [first, ...endings];
}

/** The legs that undo all of these transfers together. */
function reversedLegs(transfers: readonly PostedTransfer[]): Leg[] {
  const legs = transfers.flatMap((each) => each.legs);
  const grouped = Map.groupBy(legs, ({ asset, platform }) => `${asset} ${platform}`);
  return [...grouped.values()].flatMap((same) => {
    const [leg] = same;
    const amount = -same.reduce((sum, each) => sum + each.amount, 0);
    return leg === undefined || amount === 0 ? [] : [{ ...leg, amount }];
  });
}
