import type { OperatorRole } from '@yayan/contract/console';

/** Alone, after a second person has agreed, or the same without ever being that second person for somebody else. */
export type Right = 'alone' | 'second' | 'ask';

/** Who may do what, by role. A role that isn't named may not. Everybody who is signed in may read, except personal data. */
export const permissions = {
  read: {
    admin: 'alone',
    researcher: 'alone',
    reviewer: 'alone',
    support: 'alone',
    finance: 'alone',
    editor: 'alone',
  },
  operators: { admin: 'second' },
  'operators.first': { admin: 'alone' },
  'operators.sessions': { admin: 'alone' },
  'tasks.change': { admin: 'alone', researcher: 'alone' },
  handIns: { admin: 'alone', researcher: 'alone', reviewer: 'alone' },
  tickets: { admin: 'alone', reviewer: 'alone', support: 'alone' },
  'tickets.large': { admin: 'second', reviewer: 'ask', support: 'ask', finance: 'second' },
  'members.mild': { admin: 'alone', reviewer: 'alone', support: 'alone' },
  messages: { admin: 'alone', reviewer: 'alone', support: 'alone', editor: 'alone' },
  'messages.large': { admin: 'second', reviewer: 'ask', support: 'ask', editor: 'second' },
  members: { admin: 'alone', support: 'second' },
  'members.export': { admin: 'second', support: 'second' },
  'coins.small': { admin: 'alone', support: 'alone', finance: 'alone' },
  'coins.large': { admin: 'second', finance: 'second' },
  'personalData.show': { admin: 'alone', reviewer: 'alone', support: 'alone', finance: 'alone' },
  'answerFiles.show': { admin: 'alone', researcher: 'alone' },
  groups: { admin: 'alone', researcher: 'alone', finance: 'alone' },
  'groups.large': { admin: 'second', finance: 'second' },
  partners: { admin: 'second' },
  reports: { admin: 'alone', researcher: 'alone', finance: 'alone' },
  'reports.large': { admin: 'second', finance: 'second' },
  campaigns: { admin: 'alone', editor: 'alone' },
  'campaigns.large': { admin: 'second', editor: 'second' },
  content: { admin: 'alone', editor: 'alone' },
  'content.large': { admin: 'second', editor: 'second' },
  'partners.keys': { admin: 'alone' },
  applications: { admin: 'alone', support: 'alone', editor: 'alone' },
  networks: { admin: 'alone', support: 'second' },
  'networks.wide': { admin: 'second', support: 'second' },
  maintenance: { admin: 'alone' },
  jobs: { admin: 'alone', researcher: 'alone', finance: 'alone' },
  orders: { admin: 'alone', finance: 'alone' },
  'orders.large': { admin: 'second', finance: 'second' },
  exports: { admin: 'alone', researcher: 'alone', support: 'alone', finance: 'alone' },
  'exports.large': { admin: 'second', researcher: 'second', finance: 'second' },
  benefits: { admin: 'alone', finance: 'alone' },
  ruleNumbers: { admin: 'second' },
} as const satisfies Record<string, Partial<Record<OperatorRole, Right>>>;

export type Permission = keyof typeof permissions;

/** The right of somebody with these roles; undefined if they have none. */
export function rightOf(roles: readonly OperatorRole[], permission: Permission): Right | undefined {
  const row: Partial<Record<OperatorRole, Right>> = permissions[permission];
  const rights = new Set(roles.map((role) => row[role]));
  return (['alone', 'second', 'ask'] as const).find((right) => rights.has(right));
}

/** Whether somebody with these roles may be the second person. */
export const mayAgree = (roles: readonly OperatorRole[], permission: Permission): boolean =>
  ['alone', 'second'].includes(rightOf(roles, permission) ?? '');

/** All that somebody with these roles may do, alone or with a second person. */
export const permissionsOf = (roles: readonly OperatorRole[]): Permission[] =>
  // The keys of a constant object.
  (Object.keys(permissions) as Permission[]).filter((permission) => rightOf(roles, permission) !== undefined);

/** Where somebody with these roles may be the second person. */
export const agreementsOf = (roles: readonly OperatorRole[]): Permission[] =>
  permissionsOf(roles).filter((permission) => mayAgree(roles, permission));
