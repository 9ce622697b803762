import type { Call } from '../../../../call/call.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { readResponse } from '../../discussion/responses/response-store.ts';
import { deleteStar, insertStar } from './star-store.ts';

/** Adds or removes the caller's own star on an answer. */
export async function starResponse(
  { database }: GroupDeps,
  { group, me, now }: Visit,
  { body: { responseId, starred } }: Call<'starResponse'>,
): Promise<null> {
  const response = await readResponse(database.read, group.id, responseId);
  if (!response || response.deletedAt !== null) return refuse('NOT_FOUND');
  const star = { groupId: group.id, personId: me.id, responseId: response.id };
  if (starred) await insertStar(database, star, now);
  else await deleteStar(database, star);
  return null;
}
