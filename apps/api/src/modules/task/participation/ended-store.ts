import type { JoinResult } from '@yayan/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Correction, Earning, Participation, ResultDetail, Reward } from '../participation.ts';
import { participationOf } from './participation-store.ts';

/** A reward that isn't available yet. */
export interface PendingReward extends Pick<Earning, 'heldUntil'> {
  readonly pendingFor: NonNullable<Earning['pendingFor']>;
  readonly expectedAt: Date;
}

export interface ParticipationEnd extends Reward {
  readonly result: JoinResult;
  readonly detail: ResultDetail | null;
  readonly resultId: string;
  /** Undefined: as its result says. */
  readonly countsIncidence?: boolean | undefined;
  /** How the reward is pending; absent if it is paid at once. */
  readonly pending?: PendingReward | undefined;
  readonly answeringSeconds?: number | undefined;
  readonly at: Date;
}

/** Ends an open participation. Undefined if it has ended already; the first result stays. */
export async function endRow(
  tx: Tx,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  {
    result,
    detail,
    resultId,
    countsIncidence,
    coins,
    credit,
    pending,
    answeringSeconds,
    at,
  }: ParticipationEnd,
): Promise<Participation | undefined> {
  const row = await tx
    .updateTable('participations')
    .set({
      result,
      result_id: resultId,
      result_detail: detail,
      counts_incidence: countsIncidence ?? null,
      paid_coins: coins,
      paid_credit: credit,
      ended_at: at,
      answering_seconds: answeringSeconds ?? null,
      ...(result === 1 && { progress: 100 }),
      ...(pending && {
        earning_state: 'pending',
        earning_expected_at: pending.expectedAt,
        earning_pending_for: pending.pendingFor,
        earning_held_until: pending.heldUntil,
      }),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('result', '=', 0)
    .returningAll()
    .executeTakeFirst();
  return row && participationOf(row);
}

/** Stores the reward's state of an ended participation. Only the ledger moves the coins. */
export async function storeEarning(
  tx: Tx,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  { state, expectedAt, note, pendingFor }: Omit<Earning, 'heldUntil'>,
): Promise<void> {
  await tx
    .updateTable('participations')
    .set({
      earning_state: state,
      earning_expected_at: expectedAt,
      earning_note: note,
      earning_pending_for: pendingFor,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('result', '<>', 0)
    .execute();
}

/** Stores the coins and credit paid after the end of a participation. Only the ledger moves the coins. */
export async function storeCorrection(
  tx: Tx,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  { at, coins, credit }: Correction,
): Promise<void> {
  await tx
    .updateTable('participations')
    .set({ corrected_at: at, corrected_coins: coins, corrected_credit: credit })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('result', '<>', 0)
    .execute();
}
