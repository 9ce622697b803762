import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { InvalidTransferError, transfer } from '../ledger.ts';
import type { Leg, LedgerReason, Posted } from './posting.ts';
import { lockAccount, type PostedTransfer, readChain } from './ledger-store.ts';

/** The transfer to end: its key, and when that happens. */
export interface Ending {
  memberId: string;
  key: string;
  at: Date;
}

export interface TakingBack extends Ending {
  /** Why, in words the member reads. */
  note: string;
  /** `refunded` when the member gets something back, `takenBack` when it is taken from them. */
  reason: Extract<LedgerReason, 'takenBack' | 'refunded'>;
}

/**
 * Makes the pending coins of a transfer available, once (decisions §3: postback or the end of the window). May be
 * repeated. Throws `InvalidTransferError` when the key is unknown, paid no pending coins or was taken back.
 */
export async function settle(tx: Transaction<Schema>, { memberId, key, at }: Ending): Promise<Posted> {
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
    legs,
    at,
  });
}

/**
 * Undoes a transfer as a whole, pending or settled, by a compensating one with a reason the member can read, once
 * (decisions §4). May be repeated. Refuses with BALANCE_TOO_LOW when the member has already spent what is to be taken.
 * Throws `InvalidTransferError` when the key is unknown.
 */
export async function takeBack(
  tx: Transaction<Schema>,
  { memberId, key, at, note, reason }: TakingBack,
): Promise<Posted> {
  const [first, ...endings] = await lockedChain(tx, memberId, key);
  const settled = endings.filter((ending) => ending.reason === 'settled');
  return await transfer(tx, {
    key: `${key}:${reason}`,
    memberId,
    reason,
    cause: first.cause,
    note,
    follows: settled.at(-1)?.key ?? key,
    legs: opposite([first, ...settled]),
    at,
  });
}

async function lockedChain(
  tx: Transaction<Schema>,
  memberId: string,
  key: string,
): Promise<[PostedTransfer, ...PostedTransfer[]]> {
  await lockAccount(tx, memberId);
  const [first, ...endings] = await readChain(tx, memberId, key);
  if (first === undefined) throw new InvalidTransferError(`${key} is no transfer of ${memberId}`);
  return [first, ...endings];
}

/** What undoes all of these transfers together. */
function opposite(transfers: readonly PostedTransfer[]): Leg[] {
  const legs = transfers.flatMap((each) => each.legs);
  const grouped = Map.groupBy(legs, ({ asset, platform }) => `${asset} ${platform}`);
  return [...grouped.values()].flatMap((same) => {
    const [leg] = same;
    const amount = -same.reduce((sum, each) => sum + each.amount, 0);
    return leg === undefined || amount === 0 ? [] : [{ ...leg, amount }];
  });
}
