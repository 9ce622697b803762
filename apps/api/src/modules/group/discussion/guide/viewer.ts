import { type RawBuilder, sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Visit } from '../../people/entry/visit.ts';

/** The person for whom a query reads. */
export interface Viewer {
  groupId: string;
  memberId: string;
  role: GroupRole;
}

/** A viewer whose id may also be an SQL expression, so that one statement reads for many people. */
export interface Eyes {
  memberId: string | RawBuilder<unknown>;
  role: GroupRole;
}

/** The viewer of a visit, for queries. */
export const viewerOf = ({ group, me, role }: Visit): Viewer => ({
  groupId: group.id,
  memberId: me.id,
  role,
});

/** Whether a viewer may see follow-up `f` under answer `r`. Observers' notes never reach respondents (rule 6.13). */
export function visibleFollowUp({ memberId, role }: Eyes, alias = 'f'): RawBuilder<boolean> {
  const audience = sql.ref(`${alias}.audience`);
  if (role === GroupRole.Host) return sql`true`;
  if (role === GroupRole.Observer) return sql`${audience} in ('everyone', 'backRoom')`;
  return sql`(${audience} = 'everyone' or ${audience} = 'author' and r.group_member_id = ${memberId}::uuid)`;
}
