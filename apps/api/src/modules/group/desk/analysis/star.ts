import type { Call } from '../../../../call/call.ts';
import { sql } from 'kysely';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { readResponse } from '../../discussion/responses/response-store.ts';

/** Adds or removes the caller's own star on an answer. */
export async function starResponse(
  { database }: GroupDeps,
  { group, me, now }: Visit,
  { body: { responseId, starred } }: Call<'starResponse'>,
): Promise<null> {
  const response = await readResponse(database.read, group.id, responseId);
  if (!response || response.deletedAt !== null) return refuse('NOT_FOUND');
  await database.runAlone(
    starred
      ? sql`insert into group_stars (group_id, group_member_id, response_id, starred_at)
          values (${group.id}, ${me.id}, ${response.id}, ${now}) on conflict do nothing`
      : sql`delete from group_stars
          where group_id = ${group.id} and group_member_id = ${me.id} and response_id = ${response.id}`,
  );
  return null;
}
