import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { ActivityRuns } from '../../../platform/database/gen/schema.ts';
import { type ActivityRules, activityRulesSchema } from './rules.ts';
import type { Run, RunState, Submission } from './run.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A row as a run. */
export const runOf = (row: Selectable<ActivityRuns>): Run => ({
  memberId: row.member_id,
  participationId: row.participation_id,
  taskId: row.task_id,
  state: row.state as RunState, // A check constraint allows only these values.
  application: row.application,
  submission: row.submission as Submission | null, // Validated against the API document before it was stored.
  submittedAt: row.submitted_at,
  note: row.note,
  seconds: row.seconds,
  beatAt: row.beat_at,
  beatSlack: row.beat_slack,
  leftAt: row.left_at,
});

export async function insertActivity(tx: Tx, taskId: string, rules: ActivityRules): Promise<void> {
  await tx
    .insertInto('task_activities')
    .values({ task_id: taskId, rules: JSON.stringify(rules) })
    .execute();
}

/** Replaces a task's activity rules. The caller must hold the lock of the task. */
export async function writeRules(tx: Tx, taskId: string, rules: ActivityRules): Promise<void> {
  await tx
    .updateTable('task_activities')
    .set({ rules: JSON.stringify(rules) })
    .where('task_id', '=', taskId)
    .execute();
}

/** A task's activity rules; undefined for a questionnaire or an external task. */
export async function readRules(db: Connection, taskId: string): Promise<ActivityRules | undefined> {
  const row = await db
    .selectFrom('task_activities')
    .select('rules')
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return row && activityRulesSchema.parse(row.rules);
}

export async function insertRun(
  tx: Tx,
  { memberId, participationId, taskId }: Pick<Run, 'memberId' | 'participationId' | 'taskId'>,
): Promise<void> {
  await tx
    .insertInto('activity_runs')
    .values({ member_id: memberId, participation_id: participationId, task_id: taskId, state: 'doing' })
    .execute();
}

export async function readRun(
  db: Connection,
  memberId: string,
  participationId: string,
): Promise<Run | undefined> {
  const row = await db
    .selectFrom('activity_runs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  return row && runOf(row);
}

/** A run by its participation's id alone: for operators, and for browser redirects, which carry no token. */
export async function readAnyRun(db: Connection, participationId: string): Promise<Run | undefined> {
  const row = await db
    .selectFrom('activity_runs')
    .selectAll()
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  return row && runOf(row);
}

/** Runs that wait for an operator, the oldest first. */
export async function readWaitingRuns(db: Connection, limit: number): Promise<Run[]> {
  const rows = await db
    .selectFrom('activity_runs')
    .selectAll()
    .where('state', 'in', ['applied', 'reviewing'])
    .orderBy('submitted_at')
    .limit(limit)
    .execute();
  return rows.map(runOf);
}

/** A member's runs among these participations. */
export async function readRuns(
  db: Connection,
  memberId: string,
  participationIds: readonly string[],
): Promise<Run[]> {
  if (participationIds.length === 0) return [];
  const rows = await db
    .selectFrom('activity_runs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('participation_id', 'in', [...participationIds])
    .execute();
  return rows.map(runOf);
}

export type RunChange = Partial<Omit<Run, 'memberId' | 'participationId' | 'taskId'>>;

/** Updates the given columns. The caller must hold the participation's lock. */
export async function writeRun(
  tx: Tx,
  { memberId, participationId }: Pick<Run, 'memberId' | 'participationId'>,
  { state, application, submission, submittedAt, note, seconds, beatAt, beatSlack, leftAt }: RunChange,
): Promise<void> {
  await tx
    .updateTable('activity_runs')
    .set({
      ...(state !== undefined && { state }),
      ...(application !== undefined && { application }),
      ...(submission !== undefined && { submission: submission && JSON.stringify(submission) }),
      ...(submittedAt !== undefined && { submitted_at: submittedAt }),
      ...(note !== undefined && { note }),
      ...(seconds !== undefined && { seconds }),
      ...(beatAt !== undefined && { beat_at: beatAt }),
      ...(beatSlack !== undefined && { beat_slack: beatSlack }),
      ...(leftAt !== undefined && { left_at: leftAt }),
    })
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .execute();
}

export interface Review {
  readonly id: string;
  readonly run: Run;
  readonly verdict: 'approve' | 'return' | 'reject';
  readonly operator: string;
  readonly reason: string | null;
  readonly at: Date;
}

export async function insertReview(tx: Tx, review: Review): Promise<void> {
  const { id, run, verdict, operator, reason, at } = review;
  await tx
    .insertInto('activity_reviews')
    .values({
      id,
      member_id: run.memberId,
      participation_id: run.participationId,
      state: run.state,
      verdict,
      operator,
      reason,
      decided_at: at,
    })
    .execute();
}

/** All runs of a member, for the export of their data. */
export async function readAllRuns(db: Connection, memberId: string): Promise<Run[]> {
  const rows = await db.selectFrom('activity_runs').selectAll().where('member_id', '=', memberId).execute();
  return rows.map(runOf);
}

/** Erases a member's submitted texts and photos. The runs stay. */
export async function eraseSubmissions(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('activity_runs')
    .set({ application: null, submission: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Which of these keys belong to no photo that a member submitted for a task. */
export async function findUnownedPhotos(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as stored (key)
    where not exists (select from activity_runs r
      where r.submission is not null
        and r.submission @> jsonb_build_object('photos', jsonb_build_array(jsonb_build_object('key', stored.key))))`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
