import { sql } from 'kysely';
import type { PenaltyStep } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { placedRead } from '../../../platform/database/placed-read.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface PenaltyRow {
  member_id: string;
  id: string;
  step: PenaltyStep;
  rule: string;
  evidence: string;
  starts_at: Date;
  ends_at: Date;
  made_by: string;
  lifted_at: Date | null;
  lift_reason: string | null;
}

const COLUMNS = sql.raw(
  'member_id, id, step, rule, evidence, starts_at, ends_at, made_by, lifted_at, lift_reason',
);

export async function insertPenalty(
  tx: Tx,
  penalty: Omit<PenaltyRow, 'lifted_at' | 'lift_reason'>,
): Promise<void> {
  await tx.insertInto('penalties').values(penalty).execute();
}

/**
 * A member's penalties, newest first. Each start, order and draw reads them, so simultaneous calls share one statement.
 */
export const selectPenalties = placedRead<string, PenaltyRow, readonly PenaltyRow[]>({
  types: 'member_id uuid',
  columns: (memberId) => ({ member_id: memberId }),
  select: (asked) => sql`
    select asked.place, own.* from ${asked} cross join lateral (
      select ${COLUMNS} from penalties where member_id = asked.member_id order by id desc limit 100
    ) own
    order by asked.place, own.id desc`,
  found: (rows) => rows,
});

/** Those of the members who have a running penalty of one of these steps. */
export async function selectPenalised(
  db: Connection,
  memberIds: readonly string[],
  { steps, now }: { steps: readonly PenaltyStep[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id from penalties
    where member_id = any(${[...memberIds]}::uuid[]) and step = any(${[...steps]}::text[])
      and lifted_at is null and ends_at > ${now}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

export async function lockPenalty(tx: Tx, memberId: string, id: string): Promise<PenaltyRow | undefined> {
  const { rows } = await sql<PenaltyRow>`
    select ${COLUMNS} from penalties where member_id = ${memberId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function writeLift(
  tx: Tx,
  { member_id, id }: Pick<PenaltyRow, 'member_id' | 'id'>,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('penalties')
    .set({ lifted_at: at, lifted_by: by, lift_reason: reason, told_end: true })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();
}

export async function writeEnd(
  tx: Tx,
  { member_id, id }: Pick<PenaltyRow, 'member_id' | 'id'>,
  endsAt: Date,
): Promise<void> {
  await tx
    .updateTable('penalties')
    .set({ ends_at: endsAt })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();
}

/** Penalties that ended by their date and whose members haven't been notified. */
export async function selectEnded(db: Connection, now: Date, count: number): Promise<PenaltyRow[]> {
  const { rows } = await sql<PenaltyRow>`
    select ${COLUMNS} from penalties where not told_end and ends_at <= ${now} order by ends_at limit ${count}`.execute(
    db,
  );
  return rows;
}

/** Marks the member as notified of a penalty's end; false if that was done already. */
export async function markNotified(
  tx: Tx,
  { member_id, id }: Pick<PenaltyRow, 'member_id' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql`
    update penalties set told_end = true where member_id = ${member_id} and id = ${id} and not told_end
    returning id`.execute(tx);
  return rows.length > 0;
}
