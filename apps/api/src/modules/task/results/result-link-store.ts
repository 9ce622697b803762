import type { Connection } from '../../../platform/database/database.ts';

/** Links to the result pages of a member's ended participations, by participation id. */
export async function resultLinks(
  db: Connection,
  memberId: string,
  participationIds: readonly string[],
): Promise<Map<string, string>> {
  if (participationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('participations')
    .select(['id', 'result_id'])
    .where('member_id', '=', memberId)
    .where('id', 'in', participationIds)
    .where('result_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, result_id }) => [id, `/task/back?result=${String(result_id)}`]));
}
