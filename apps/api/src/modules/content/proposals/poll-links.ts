import type { Connection } from '../../../platform/database/database.ts';

/** The page of the member site that shows polls and the member's own questions. */
export const POLL_PAGE = '/home';

/** Links to polls that this member proposed, by poll id. */
export async function ownPollLinks(
  db: Connection,
  memberId: string,
  pollIds: readonly string[],
): Promise<Map<string, string>> {
  if (pollIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('poll_proposals')
    .select('poll_id')
    .where('member_id', '=', memberId)
    .where('poll_id', 'in', pollIds)
    .execute();
  return new Map(rows.map(({ poll_id }) => [poll_id ?? '', POLL_PAGE]));
}
