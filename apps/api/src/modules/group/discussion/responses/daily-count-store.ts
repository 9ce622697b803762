import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/tx.ts';

/** How often an answer was edited since a given time. */
export async function countEdits(tx: Tx, groupId: string, responseId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_response_wordings
    where group_id = ${groupId} and response_id = ${responseId} and replaced_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many follow-ups a person wrote since a given time. */
export async function countFollowUps(
  tx: Tx,
  groupId: string,
  authorId: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_follow_ups
    where group_id = ${groupId} and author_id = ${authorId} and created_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}
