import { expect, test } from 'vitest';
import { firstVisitPath } from './first-visit-path.ts';

const identity = {
  groupMemberId: 'm',
  name: '受访者6',
  avatar: null,
  role: 0,
  taskId: 't',
  taskHashId: 'h1',
} as const;

test('the first visit leads every page of the group to nickname, rules and consent', () => {
  expect(firstVisitPath({ ...identity, firstVisit: true }, '/topic')).toBe('/bbs/h1/user');
  expect(firstVisitPath({ ...identity, firstVisit: true }, '/bbs/h1/user')).toBeUndefined();
});

test('after the first visit, and for visitors, every page opens', () => {
  expect(firstVisitPath({ ...identity, firstVisit: false }, '/topic')).toBeUndefined();
  expect(firstVisitPath(undefined, '/topic')).toBeUndefined();
});
