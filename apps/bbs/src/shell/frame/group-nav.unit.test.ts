import { type GroupMe, GroupRole } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { groupNav } from './group-nav.tsx';

test.each([
  [GroupRole.Host, '回答分析'],
  [GroupRole.Observer, '回答分析'],
  [GroupRole.Respondent, '详情'],
])('the entry 详情 says to role %i what the page is for', (role, name) => {
  const me = { identity: { role, taskHashId: 'Zao7kQ2mXn1B' } } as GroupMe;
  expect(groupNav(me).find(({ href }) => href === '/bbs-response')?.label).toBe(name);
});
