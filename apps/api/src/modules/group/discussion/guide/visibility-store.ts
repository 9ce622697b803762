import { type RawBuilder, sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { SqlViewer } from './viewer.ts';

/** Whether a topic `t` is for the respondent in the row with the alias `person`. */
export const isForPerson = (person: string): RawBuilder<boolean> =>
  sql<boolean>`(t.audience_tag_id is null or t.audience_tag_id = any(${sql.ref(`${person}.tag_ids`)}))`;

/** Like `isForPerson`, for a statement that has only the respondent's id. */
export const isForMember = (memberId: string): RawBuilder<boolean> => sql<boolean>`
  (t.audience_tag_id is null or exists (select from group_members addressed
    where addressed.group_id = t.group_id and addressed.id = ${memberId} and t.audience_tag_id = any(addressed.tag_ids)))`;

/** Whether a viewer may see follow-up `f` under answer `r`. Observers' notes never reach respondents (rule 6.13). */
export function visibleFollowUp({ memberId, role }: SqlViewer, alias = 'f'): RawBuilder<boolean> {
  const audience = sql.ref(`${alias}.audience`);
  if (role === GroupRole.Host) return sql`true`;
  if (role === GroupRole.Observer) return sql`${audience} in ('everyone', 'backRoom')`;
  return sql`(${audience} = 'everyone' or ${audience} = 'author' and r.group_member_id = ${memberId}::uuid)`;
}
