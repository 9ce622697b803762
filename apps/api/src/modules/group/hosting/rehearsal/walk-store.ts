import type { components } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { WalkState } from './walk-state.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Locks a rehearsal that is being walked and reads where the walk is; undefined when it is over or the rehearsal ended. */
export async function lockWalk(tx: Tx, rehearsalId: string): Promise<WalkState | undefined> {
  const { rows } = await sql<{ walk: WalkState }>`
    select walk from group_rehearsals where group_id = ${rehearsalId} and walk is not null for update`.execute(
    tx,
  );
  return rows[0]?.walk;
}

/** Stores where a walk is, and how many questions' worth of it is done. */
export async function writeWalk(tx: Tx, rehearsalId: string, walk: WalkState, done: number): Promise<void> {
  await tx
    .updateTable('group_rehearsals')
    .set({ walk: JSON.stringify(walk), done })
    .where('group_id', '=', rehearsalId)
    .execute();
}

/** Ends a walk with its report, and keeps the rehearsal open until its end, so that hosts can work in it. */
export async function writeReport(
  tx: Tx,
  rehearsalId: string,
  report: components['schemas']['RehearsalReport'],
): Promise<void> {
  await sql`
    update group_rehearsals set walk = null, done = questions, report = ${JSON.stringify(report)}
    where group_id = ${rehearsalId}`.execute(tx);
  await sql`
    update discussion_groups g set closes_at = greatest(g.closes_at, r.ends_at)
    from group_rehearsals r where r.group_id = g.id and g.id = ${rehearsalId}`.execute(tx);
}

/** Ends a walk without a report. */
export async function giveUpWalk(db: Connection, rehearsalId: string): Promise<void> {
  await db.updateTable('group_rehearsals').set({ walk: null }).where('group_id', '=', rehearsalId).execute();
}

/** The rehearsals that are being walked. */
export async function readWalked(db: Connection, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('group_rehearsals')
    .select('group_id')
    .where('walk', 'is not', null)
    .orderBy('group_id')
    .limit(limit)
    .execute();
  return rows.map(({ group_id }) => group_id);
}
