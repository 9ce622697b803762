import { refuse } from '../../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../../platform/audit/act.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { invitingFacts } from '../../../identity/module.ts';
import { isNamedHost } from '../../people/group/host-store.ts';
import { nameHost, removeHost } from '../../people/life/name-host.ts';

/** The input of an act on a member's right to make groups. */
interface OfHost {
  memberId: string;
}

const lockOf = ({ memberId }: OfHost): string => `member ${memberId}`;

const text = (makesGroups: boolean): string => (makesGroups ? '可以' : '不可以');

const planOf = async (db: Connection, { memberId }: OfHost, after: boolean): Promise<Plan> => {
  const { code, closed } = await invitingFacts(db, memberId);
  if (closed && after) refuse('HOST_CLOSED');
  const before = await isNamedHost(db, memberId);
  const change: Change = {
    field: 'makesGroups',
    label: '创建讨论小组',
    before: text(before),
    after: text(after),
  };
  return { kind: 'member', subject: memberId, title: code, permission: 'groups', changes: [change] };
};

/** Lets a member make discussion groups (rule 6.24). */
export const nameGroupHost: Act<OfHost> = {
  name: 'group host add',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, input) => await planOf(db, input, true),
  run: async (platform, { memberId }, { actor }) => {
    await nameHost(platform, { memberId, by: actor.name });
  },
};

/** Ends this right. Their groups go on, but what these still owe is held (rule 6.44). */
export const removeGroupHost: Act<OfHost> = {
  name: 'group host remove',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, input) => await planOf(db, input, false),
  run: async (platform, { memberId }, { actor }) => {
    await removeHost(platform, { memberId, by: actor.name });
  },
};
