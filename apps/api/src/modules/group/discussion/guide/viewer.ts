import { type RawBuilder, sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Visit } from '../../people/entry/visit.ts';

/** Whose eyes a reading query sees with. */
export interface Viewer {
  groupId: string;
  memberId: string;
  role: GroupRole;
}

/** A viewer whose id a statement may also take from a row, so that one statement reads for many. */
export interface Eyes {
  memberId: string | RawBuilder<unknown>;
  role: GroupRole;
}

/** The viewer that a reading query needs. */
export const viewerOf = ({ group, me, role }: Visit): Viewer => ({
  groupId: group.id,
  memberId: me.id,
  role,
});

/** Which follow-ups `f` under answers `r` a viewer may see. Notes of observers never reach respondents (rule 6.13). */
export function visibleFollowUp({ memberId, role }: Eyes, alias = 'f'): RawBuilder<boolean> {
  const audience = sql.ref(`${alias}.audience`);
  if (role === GroupRole.Host) return sql`true`;
  if (role === GroupRole.Observer) return sql`${audience} in ('everyone', 'backRoom')`;
  return sql`(${audience} = 'everyone' or ${audience} = 'author' and r.group_member_id = ${memberId}::uuid)`;
}
