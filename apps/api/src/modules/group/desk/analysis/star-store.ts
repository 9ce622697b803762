import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** The star of one person on an answer. */
export interface StarKey {
  groupId: string;
  personId: string;
  responseId: string;
}

/** Adds a star, once. */
export async function insertStar(
  database: Pick<Database, 'runAlone'>,
  { groupId, personId, responseId }: StarKey,
  at: Date,
): Promise<void> {
  await database.runAlone(sql`insert into group_stars (group_id, group_member_id, response_id, starred_at)
    values (${groupId}, ${personId}, ${responseId}, ${at}) on conflict do nothing`);
}

/** Removes a star. */
export async function deleteStar(
  database: Pick<Database, 'runAlone'>,
  { groupId, personId, responseId }: StarKey,
): Promise<void> {
  await database.runAlone(sql`delete from group_stars
    where group_id = ${groupId} and group_member_id = ${personId} and response_id = ${responseId}`);
}
