import { type GroupMe, GroupRole } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { groupNav } from './group-nav.tsx';

test.each([
  [GroupRole.Host, '分析'],
  [GroupRole.Observer, '分析'],
  [GroupRole.Respondent, undefined],
])('the entry 详情 says to role %i what the page is for', (role, note) => {
  const me = { identity: { role, taskHashId: 'Zao7kQ2mXn1B' } } as GroupMe;
  expect(groupNav(me).find(({ label }) => label === '详情')?.note).toBe(note);
});
