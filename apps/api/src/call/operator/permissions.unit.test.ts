import type { OperatorRole } from '@yayan/contract/console';
import { expect, it } from 'vitest';
import { type Permission, permissions, rightOf } from './permissions.ts';

const letters: Readonly<Record<OperatorRole, string>> = {
  admin: 'A',
  researcher: 'R',
  reviewer: 'V',
  support: 'S',
  finance: 'F',
  editor: 'E',
};

/** Who may do it alone, with a second person who may do it too, and with one of those only. */
const rights: Readonly<Record<Permission, readonly [alone: string, second?: string, ask?: string]>> = {
  read: ['ARVSFE'],
  operators: ['', 'A'],
  'operators.first': ['A'],
  'operators.sessions': ['A'],
  'tasks.change': ['AR'],
  handIns: ['ARV'],
  tickets: ['AVS'],
  'tickets.large': ['', 'AF', 'VS'],
  'members.mild': ['AVS'],
  messages: ['AVSE'],
  'messages.large': ['', 'AE', 'VS'],
  members: ['A', 'S'],
  'members.export': ['', 'AS'],
  'coins.small': ['ASF'],
  'coins.large': ['', 'AF'],
  'personalData.show': ['AVSF'],
  'answerFiles.show': ['AR'],
  groups: ['ARF'],
  'groups.large': ['', 'AF'],
  partners: ['', 'A'],
  'partners.keys': ['A'],
  reports: ['ARF'],
  'reports.large': ['', 'AF'],
  campaigns: ['AE'],
  'campaigns.large': ['', 'AE'],
  content: ['AE'],
  'content.large': ['', 'AE'],
  applications: ['ASE'],
  networks: ['A', 'S'],
  'networks.wide': ['', 'AS'],
  maintenance: ['A'],
  jobs: ['ARF'],
  orders: ['AF'],
  'orders.large': ['', 'AF'],
  exports: ['ARSF'],
  'exports.large': ['', 'ARF'],
  benefits: ['AF'],
  ruleNumbers: ['', 'A'],
};

it.each(Object.entries(rights))(
  '14.10 %s: alone, or after a second person, as the table says',
  (name, row) => {
    const [alone, second = '', ask = ''] = row;
    for (const [role, letter] of Object.entries(letters)) {
      const right = [alone, second, ask].findIndex((each) => each.includes(letter));
      // The keys of the two tables.
      const found = rightOf([role as OperatorRole], name as Permission);
      expect(found, role).toBe(['alone', 'second', 'ask'][right]);
    }
  },
);

it('the table of rights names every permission', () => {
  expect(Object.keys(rights).toSorted()).toEqual(Object.keys(permissions).toSorted());
});
