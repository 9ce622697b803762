import type { Connection } from '../../../platform/database/database.ts';
import { selectProposedPolls } from './proposal-store.ts';

/** The page of the member site that shows polls and the member's own questions. */
export const POLL_PAGE = '/home';

/** Links to polls that this member proposed, by poll id. */
export async function ownPollLinks(
  db: Connection,
  memberId: string,
  pollIds: readonly string[],
): Promise<Map<string, string>> {
  if (pollIds.length === 0) return new Map();
  const polls = await selectProposedPolls(db, memberId, pollIds);
  return new Map(polls.map((id) => [id, POLL_PAGE]));
}
