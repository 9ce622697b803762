import { sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';

const nouns: Record<GroupRole, string> = {
  [GroupRole.Respondent]: '受访者',
  [GroupRole.Host]: '主持人',
  [GroupRole.Observer]: '观察员',
};

/** What a person is called until they choose a nickname (rule 6.5). Nobody can choose such a name: it has a space. */
export const givenName = (role: GroupRole, number: number): string => `${nouns[role]} ${number}`;

/**
 * The first number of a role in a group that nobody has or had. It stays free only while the caller holds the lock of
 * the group. Longer numbers are ends of ids, by which people were called before.
 */
export async function nextGivenNumber(db: Connection, groupId: string, role: GroupRole): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select greatest(count(*), coalesce(max(substring(nickname from ' ([0-9]{1,6})$')::integer), 0)) + 1 as next
    from group_members where group_id = ${groupId} and role = ${role}`.execute(db);
  return rows[0]?.next ?? 1;
}
