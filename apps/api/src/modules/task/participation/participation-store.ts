import { type Selectable, sql } from 'kysely';
import type { JoinResult } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Participations } from '../../../platform/database/gen/schema.ts';
import type {
  Earning,
  NewParticipation,
  Participation,
  ParticipationSource,
  ResultDetail,
} from '../participation.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type ParticipationRow = Selectable<Participations>;

const earningOf = (row: ParticipationRow): Earning => ({
  state: row.earning_state as Earning['state'], // A check constraint allows only these values.
  expectedAt: row.earning_expected_at,
  note: row.earning_note,
  pendingFor:
    // Rows of earlier releases name nothing: only partners made coins pending then.
    row.earning_state === 'pending'
      ? ((row.earning_pending_for ?? 'partner') as Earning['pendingFor'])
      : null,
  heldUntil: row.earning_held_until,
});

/** A participation from its row. */
export const participationOf = (row: ParticipationRow): Participation => ({
  memberId: row.member_id,
  id: row.id,
  taskId: row.task_id,
  // The table's check constraints allow only these values.
  source: row.source as ParticipationSource,
  result: row.result as JoinResult,
  detail: row.result_detail as ResultDetail | null,
  resultId: row.result_id,
  supportCode: row.support_code,
  consentWithdrawnAt: row.consent_withdrawn_at,
  promised: {
    coins: row.promised_coins,
    credit: row.promised_credit,
    consolation: row.promised_consolation,
  },
  paid: { coins: row.paid_coins, credit: row.paid_credit },
  earning: row.earning_state === null ? null : earningOf(row),
  corrected: { at: row.corrected_at, coins: row.corrected_coins, credit: row.corrected_credit },
  seated: row.seated,
  seatUntil: row.seat_until,
  progress: row.progress,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  answeringSeconds: row.answering_seconds,
});

/** Adds an open participation; undefined if the member has one in this task already. */
export async function insertParticipation(
  tx: Tx,
  start: NewParticipation,
): Promise<Participation | undefined> {
  const row = await tx
    .insertInto('participations')
    .values({
      member_id: start.memberId,
      id: start.id,
      task_id: start.taskId,
      source: start.source ?? 'member',
      device: start.device,
      consent_at: start.consentAt,
      consent_text: start.consentText && JSON.stringify(start.consentText),
      support_code: start.supportCode,
      promised_coins: start.promised.coins,
      promised_credit: start.promised.credit,
      promised_consolation: start.promised.consolation,
      started_at: start.startedAt,
    })
    .onConflict((conflict) => conflict.constraint('participations_once').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && participationOf(row);
}

/** A participation by its id; undefined if it isn't the member's. */
export async function findParticipation(
  db: Connection,
  memberId: string,
  id: string,
): Promise<Participation | undefined> {
  const row = await db
    .selectFrom('participations')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && participationOf(row);
}

/** A participation of anybody. */
export async function findAnyParticipation(db: Connection, id: string): Promise<Participation | undefined> {
  const row = await db.selectFrom('participations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && participationOf(row);
}

/** The participation of a task with this support code. */
export async function findBySupportCode(
  db: Connection,
  taskId: string,
  supportCode: string,
): Promise<Participation | undefined> {
  const row = await db
    .selectFrom('participations')
    .selectAll()
    .where('support_code', '=', supportCode)
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return row && participationOf(row);
}

/** The participations with this support code: rarely more than one. */
export async function participationsWithCode(
  db: Connection,
  supportCode: string,
  limit: number,
): Promise<Participation[]> {
  const rows = await db
    .selectFrom('participations')
    .selectAll()
    .where('support_code', '=', supportCode)
    .limit(limit)
    .execute();
  return rows.map(participationOf);
}

/** Like `findParticipation`, with the row locked until the transaction ends. */
export async function lockParticipation(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<Participation | undefined> {
  const row = await tx
    .selectFrom('participations')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && participationOf(row);
}

/** A guest's only participation, locked until the transaction ends. */
export async function lockOfGuest(tx: Tx, guestId: string): Promise<Participation | undefined> {
  const row = await tx
    .selectFrom('participations')
    .selectAll()
    .where('member_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row && participationOf(row);
}

/** Deletes a guest's participation that paid nothing and holds no seat. Those of members are never deleted. */
export async function deleteParticipation(
  tx: Tx,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
): Promise<void> {
  await tx
    .deleteFrom('participations')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('paid_coins', '=', 0)
    .where('paid_credit', '=', 0)
    .execute();
}

/** The member's participation in a task. */
export async function findByTask(
  db: Connection,
  memberId: string,
  taskId: string,
): Promise<Participation | undefined> {
  const row = await db
    .selectFrom('participations')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return row && participationOf(row);
}

/** An ended participation by its result id; undefined if it isn't the member's. */
export async function findByResult(
  db: Connection,
  memberId: string,
  resultId: string,
): Promise<Participation | undefined> {
  const row = await db
    .selectFrom('participations')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('result_id', '=', resultId)
    .executeTakeFirst();
  return row && participationOf(row);
}

export async function hasCompleted(db: Connection, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('participations')
    .select('id')
    .where('member_id', '=', memberId)
    .where('result', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an open participation's progress (percent of its pages) and its seat. */
export async function storeProgress(
  tx: Tx,
  { memberId, id }: Pick<Participation, 'memberId' | 'id'>,
  noted: { progress: number; seated: boolean; seatUntil: Date | null },
): Promise<void> {
  await tx
    .updateTable('participations')
    .set({ progress: noted.progress, seated: noted.seated, seat_until: noted.seatUntil })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('result', '=', 0)
    .execute();
}

/** An open participation whose seat time is over. */
export interface ExpiredParticipation extends Pick<Participation, 'memberId' | 'id'> {
  readonly seatUntil: Date | null;
}

/** Open participations after `after` whose seat time is over, the oldest deadline first. */
export async function findExpired(
  db: Connection,
  now: Date,
  after: ExpiredParticipation | undefined,
  limit: number,
): Promise<ExpiredParticipation[]> {
  const rows = await db
    .selectFrom('participations')
    .select(['member_id', 'id', 'seat_until'])
    .where('result', '=', 0)
    .where('seat_until', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(seat_until, member_id, id) >
          (${after?.seatUntil ?? null}::timestamptz, ${after?.memberId ?? null}::uuid, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('seat_until')
    .orderBy('member_id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, id: row.id, seatUntil: row.seat_until }));
}

/** Those of the given participations that exist. For reports. */
export async function findParticipations(
  db: Connection,
  keys: readonly Pick<Participation, 'memberId' | 'id'>[],
): Promise<Participation[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('participations')
    .selectAll()
    .where('member_id', 'in', [...new Set(keys.map(({ memberId }) => memberId))])
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute();
  return rows.map(participationOf);
}

/** Sets or removes the detail of open participations: whether their members left the group (rule 6.54). */
export async function markGroupLeft(
  tx: Tx,
  participations: readonly { memberId: string; id: string }[],
  left: boolean,
): Promise<void> {
  for (const { memberId, id } of participations)
    await tx
      .updateTable('participations')
      .set({ result_detail: left ? 'left' : null })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('result', '=', 0)
      .execute();
}
