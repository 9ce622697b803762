import { sql } from 'kysely';
import { type Day, readDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A fact behind a change, as a text for the member. */
export interface Evidence {
  label: string;
  value: string;
}

/** The data of a change of quality that the ledger's transfer doesn't hold. */
export interface QualityChange {
  memberId: string;
  transferId: string;
  transferKey: string;
  points: number;
  /** The text of the rule for the member. */
  rule: string;
  /** The number of the rule in docs/product-rules.md; null for changes of an operator and older ones. */
  ruleNumber: string | null;
  /** The facts that the change rests on. */
  evidence: readonly Evidence[];
  /** The day whose limit of rises this one counts for; null if it counts for none. */
  riseOn: Day | null;
  /** The day a deduction ends. */
  endsOn: Day | null;
  appealUntil: Date | null;
}

interface ChangeRow {
  member_id: string;
  transfer_id: string;
  transfer_key: string;
  points: number;
  rule: string;
  rule_number: string | null;
  evidence: unknown;
  rise_on: string | null;
  ends_on: string | null;
  appeal_until: Date | null;
}

const changeOf = (row: ChangeRow): QualityChange => ({
  memberId: row.member_id,
  transferId: row.transfer_id,
  transferKey: row.transfer_key,
  points: row.points,
  rule: row.rule,
  ruleNumber: row.rule_number,
  evidence: (row.evidence ?? []) as Evidence[],
  riseOn: row.rise_on === null ? null : readDay(row.rise_on),
  endsOn: row.ends_on === null ? null : readDay(row.ends_on),
  appealUntil: row.appeal_until,
});

const columns = [
  'member_id',
  'transfer_id',
  'transfer_key',
  'points',
  'rule',
  'rule_number',
  'evidence',
  'rise_on',
  'ends_on',
  'appeal_until',
] as const;

/** Stores the details of a change, once. */
export async function insertChange(tx: Tx, change: QualityChange): Promise<void> {
  await tx
    .insertInto('quality_changes')
    .values({
      member_id: change.memberId,
      transfer_id: change.transferId,
      transfer_key: change.transferKey,
      points: change.points,
      rule: change.rule,
      rule_number: change.ruleNumber,
      evidence: JSON.stringify(change.evidence),
      rise_on: change.riseOn,
      ends_on: change.endsOn,
      appeal_until: change.appealUntil,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'transfer_id']).doNothing())
    .execute();
}

/** The changes of these transfers of a member, by transfer. */
export async function readChanges(
  db: Connection,
  memberId: string,
  transferIds: readonly string[],
): Promise<Map<string, QualityChange>> {
  if (transferIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quality_changes')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('transfer_id', 'in', transferIds)
    .execute();
  return new Map(rows.map((row) => [row.transfer_id, changeOf(row)]));
}

/** The points that surveys have added to the member's quality on a day. */
export async function risenOn(db: Connection, memberId: string, day: Day): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::int as points from quality_changes
    where member_id = ${memberId} and rise_on = ${day}`.execute(db);
  return rows[0]?.points ?? 0;
}

/** A member's change by the key of its transfer. */
export async function changeByKey(
  db: Connection,
  memberId: string,
  key: string,
): Promise<QualityChange | undefined> {
  const row = await db
    .selectFrom('quality_changes')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('transfer_key', '=', key)
    .executeTakeFirst();
  return row && changeOf(row);
}

/** The member's deduction that ends next, or undefined if none is running. */
export async function nextEnding(db: Connection, memberId: string): Promise<QualityChange | undefined> {
  const row = await db
    .selectFrom('quality_changes')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('ends_on', 'is not', null)
    .where('recovered_at', 'is', null)
    .orderBy('ends_on')
    .limit(1)
    .executeTakeFirst();
  return row && changeOf(row);
}

/** Deductions that ended by `today` and were not given back, oldest first. */
export async function readEnded(db: Connection, today: Day, limit: number): Promise<QualityChange[]> {
  const rows = await db
    .selectFrom('quality_changes')
    .select(columns)
    .where('ends_on', '<=', today)
    .where('recovered_at', 'is', null)
    .orderBy('ends_on')
    .limit(limit)
    .execute();
  return rows.map(changeOf);
}

/** Marks a deduction as given back. Returns the points that no appeal had given back yet; 0 if it was marked before. */
export async function markRecovered(
  tx: Tx,
  { memberId, transferId }: QualityChange,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    update quality_changes set recovered_at = ${at}
    where member_id = ${memberId} and transfer_id = ${transferId} and recovered_at is null
    returning -points - returned as left`.execute(tx);
  return rows[0]?.left ?? 0;
}

/**
 * Stores that points of a running deduction are given back early, once. False if the deduction has fewer points, or
 * some were given back before.
 */
export async function markReturned(
  tx: Tx,
  { memberId, transferId }: QualityChange,
  points: number,
): Promise<boolean> {
  const { rows } = await sql`
    update quality_changes set returned = ${points}
    where member_id = ${memberId} and transfer_id = ${transferId} and recovered_at is null and returned = 0
      and ${points}::int between 1 and -points
    returning member_id`.execute(tx);
  return rows.length > 0;
}

/** The points of a deduction that were not given back; undefined if the member has no such deduction. */
export async function pointsLeft(
  db: Connection,
  memberId: string,
  transferId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    select case when recovered_at is null then -points - returned else 0 end as left from quality_changes
    where member_id = ${memberId} and transfer_id = ${transferId} and points <= 0`.execute(db);
  return rows[0]?.left;
}
