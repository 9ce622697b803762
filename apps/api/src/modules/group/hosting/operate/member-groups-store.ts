import { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';

/** How many groups a member takes or took part in as a respondent. */
export async function countMemberGroups(db: Connection, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_members
    where member_id = ${memberId} and role = ${GroupRole.Respondent} and consented_at is not null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
