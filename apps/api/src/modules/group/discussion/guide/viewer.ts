import type { RawBuilder } from 'kysely';
import type { GroupRole } from '@yayan/contract';
import type { Visit } from '../../people/entry/visit.ts';

/** The person for whom a query reads. */
export interface Viewer {
  groupId: string;
  memberId: string;
  role: GroupRole;
}

/** A viewer whose id may also be an SQL expression, so that one statement reads for many people. */
export interface SqlViewer {
  memberId: string | RawBuilder<unknown>;
  role: GroupRole;
}

/** The viewer of a visit, for queries. */
export const viewerOf = ({ group, me, role }: Visit): Viewer => ({
  groupId: group.id,
  memberId: me.id,
  role,
});
