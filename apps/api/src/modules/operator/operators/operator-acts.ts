import { OperatorRole } from '@yayan/contract/console';
import { operatorRoleLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Actor, Change, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  clearFactors,
  insertOperator,
  selectByName,
  type StoredOperator,
  writeClosed,
  writeLinkRight,
  writeRoles,
} from '../account/operator-store.ts';
import { endSession, endSessionsOf, selectOpenSessions } from '../sessions/session-store.ts';
import { sessionTimes } from '../sessions/session-times.ts';
import { countOtherAdmins, hasOtherOperators } from './operator-list-store.ts';

/** The input of an act on an operator. */
export interface OfOperator {
  name: string;
}

const LINK_HOURS = 24;

/** One after the other, so that two admins can't remove each other at the same time. */
const lockOf = (): string => 'operators';

const planOf = (name: string, changes: Change[]): Plan => ({
  kind: 'operator',
  subject: name,
  title: name,
  permission: 'operators',
  changes,
});

const find = async (db: Connection, name: string): Promise<StoredOperator> =>
  (await selectByName(db, name)) ?? refuse('NOT_FOUND');

const findOpen = async (db: Connection, name: string): Promise<StoredOperator> => {
  const operator = await find(db, name);
  return operator.closed_at === null ? operator : refuse('OPERATOR_UNKNOWN');
};

/** In the order of the document, each once. */
const inOrder = (roles: readonly OperatorRole[]): OperatorRole[] =>
  Object.values(OperatorRole).filter((role) => roles.includes(role));

const rolesText = (roles: readonly OperatorRole[]): string =>
  inOrder(roles)
    .map((role) => operatorRoleLabels[role])
    .join('、');

/** Refuses what would leave nobody who can let operators in (rule 14.26). */
const keepAnAdmin = async (db: Connection, { name, roles }: StoredOperator): Promise<void> => {
  if (roles.includes('admin') && (await countOtherAdmins(db, name)) === 0) refuse('OPERATOR_LAST_ADMIN');
};

/** Who asked may take a one-time link from now on. The command line prints one itself. */
const linkRight = ({ clock }: Platform, askedBy: string | null) => ({
  link_for: askedBy,
  link_until: askedBy === null ? null : new Date(clock.now().getTime() + LINK_HOURS * 3_600_000),
});

/** Whether an admin whose account is the only one adds the second admin: nobody else could agree. */
const isSecondAdmin = async (
  db: Connection,
  roles: readonly OperatorRole[],
  actor: Actor | undefined,
): Promise<boolean> =>
  typeof actor?.id === 'string' && roles.includes('admin') && !(await hasOtherOperators(db, actor.id));

/** Adds an account, without password and second factor (rule 14.25). */
export const addOperator: Act<OfOperator & { roles: readonly OperatorRole[] }> = {
  name: 'operator add',
  needsReason: false,
  lockOf,
  plan: async (_platform, db, { name, roles }, actor) => {
    if ((await selectByName(db, name)) !== undefined) refuse('OPERATOR_NAME_TAKEN');
    const plan = planOf(name, [{ field: 'roles', label: '角色', before: null, after: rolesText(roles) }]);
    return (await isSecondAdmin(db, roles, actor)) ? { ...plan, permission: 'operators.first' } : plan;
  },
  run: async (platform, { name, roles }, { id, actor }) => {
    const { database, clock } = platform;
    await database.transaction(async (tx) => {
      const account = { id, name, roles: inOrder(roles), created_at: clock.now() };
      if (!(await insertOperator(tx, account))) refuse('OPERATOR_NAME_TAKEN');
      await writeLinkRight(tx, id, linkRight(platform, actor.id));
    });
  },
};

/** Changes what somebody may do. It holds for their next call, also in sessions that are open. */
export const setOperatorRoles: Act<OfOperator & { roles: readonly OperatorRole[] }> = {
  name: 'operator roles',
  needsReason: true,
  isNotOnOneself: true,
  lockOf,
  plan: async (_platform, db, { name, roles }) => {
    const operator = await findOpen(db, name);
    const [before, after] = [rolesText(operator.roles), rolesText(roles)];
    if (!roles.includes('admin')) await keepAnAdmin(db, operator);
    return planOf(name, [{ field: 'roles', label: '角色', before, after }]);
  },
  run: async ({ database }, { name, roles }) => {
    await database.transaction(async (tx) => {
      await writeRoles(tx, (await findOpen(tx, name)).id, inOrder(roles));
    });
  },
};

/** Ends one session of an operator, or all with null, for example after a stolen laptop. */
export const endOperatorSessions: Act<OfOperator & { sessionId: string | null }> = {
  name: 'operator sign-out',
  needsReason: true,
  lockOf,
  plan: async ({ clock }, db, { name, sessionId }) => {
    const operator = await find(db, name);
    const open = await selectOpenSessions(db, operator.id, sessionTimes(clock.now()));
    const ending = sessionId === null ? open : open.filter(({ id }) => id === sessionId);
    const after = String(open.length - ending.length);
    const change = { field: 'sessions', label: '登录的设备', before: String(open.length), after };
    return { ...planOf(name, [change]), permission: 'operators.sessions' };
  },
  run: async ({ database, clock }, { name, sessionId }) => {
    await database.transaction(async (tx) => {
      const { id: operatorId } = await find(tx, name);
      const now = clock.now();
      if (sessionId === null) await endSessionsOf(tx, operatorId, now);
      else if (!(await endSession(tx, { id: sessionId, operatorId, now }))) refuse('ACT_NOTHING_CHANGES');
    });
  },
};

/**
 * Makes password, second factor and recovery codes useless at once, ends all sessions, and allows a one-time link to set
 * them again (rule 14.27).
 */
export const resetOperator: Act<OfOperator> = {
  name: 'operator reset',
  needsReason: true,
  isNotOnOneself: true,
  lockOf,
  plan: async (_platform, db, { name }) => {
    const { password_hash: hash } = await findOpen(db, name);
    const before = hash === null ? '还没有设置' : '已设置';
    return planOf(name, [{ field: 'factors', label: '密码和验证器', before, after: '作废，等本人重新设置' }]);
  },
  run: async (platform, { name }, { actor }) => {
    await platform.database.transaction(async (tx) => {
      const { id } = await findOpen(tx, name);
      const now = platform.clock.now();
      await clearFactors(tx, id, now);
      await endSessionsOf(tx, id, now);
      await writeLinkRight(tx, id, linkRight(platform, actor.id));
    });
  },
};

const stateText = (isOpen: boolean): string => (isOpen ? '正常' : '已停用');

/** Closes an account and ends its sessions, or opens it again; then password and second factor are set anew. */
export const setOperatorActive: Act<OfOperator & { active: boolean }> = {
  name: 'operator active',
  needsReason: true,
  isNotOnOneself: true,
  lockOf,
  plan: async (_platform, db, { name, active }) => {
    const operator = await find(db, name);
    const isOpen = operator.closed_at === null;
    if (!active) await keepAnAdmin(db, operator);
    const [before, after] = [stateText(isOpen), stateText(active)];
    return planOf(name, [{ field: 'state', label: '状态', before, after }]);
  },
  run: async (platform, { name, active }, { actor }) => {
    await platform.database.transaction(async (tx) => {
      const { id } = await find(tx, name);
      const now = platform.clock.now();
      await clearFactors(tx, id, now);
      await endSessionsOf(tx, id, now);
      await writeClosed(tx, id, active ? null : now);
      await writeLinkRight(tx, id, linkRight(platform, active ? actor.id : null));
    });
  },
};

/** All acts on operators. */
export const operatorActs = {
  addOperator,
  setOperatorRoles,
  endOperatorSessions,
  resetOperator,
  setOperatorActive,
};
