import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { TicketRow } from './ticket-store.ts';

type Key = Pick<TicketRow, 'member_id' | 'id'>;

/** A ticket that was merged into another one. */
export interface MergedRow {
  number: string;
  title: string;
  at: Date;
}

/** Makes merges of one member's tickets run one after another. Two that name the same tickets would wait for each other. */
export async function lockMerging(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket merge:${memberId}`}, 0))`.execute(tx);
}

/** The tickets that were merged into this one, oldest first. */
export async function selectMerged(db: Connection, { member_id, id }: Key): Promise<MergedRow[]> {
  const { rows } = await sql<MergedRow>`
    select number, title, merged_at as at from tickets
    where member_id = ${member_id} and merged_into = ${id} order by merged_at`.execute(db);
  return rows;
}

/** Whether other tickets were merged into this one. */
export const hasMerged = async (db: Connection, key: Key): Promise<boolean> =>
  (await selectMerged(db, key)).length > 0;
