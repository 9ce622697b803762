import { sql } from 'kysely';
import type { BodyOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost } from '../../people/entry/visit.ts';
import { readResponse } from '../../discussion/responses/response-store.ts';

/** Stars an answer for the caller alone, or takes the star away. */
export async function starResponse(
  { database, clock }: GroupDeps,
  caller: GroupCaller,
  { responseId, starred }: BodyOf<'starResponse'>,
): Promise<null> {
  const { group, me, now } = await enterAsHost(database.read, caller, clock.now());
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
