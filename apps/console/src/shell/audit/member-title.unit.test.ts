import { expect, test } from 'vitest';
import { memberTitle } from './member-title.ts';

const memberId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';

test('a member is called by their code', () => {
  expect(memberTitle({ memberId, memberCode: 'YA7K9M2Q' })).toBe('YA7K9M2Q');
});

test('a member who closed their account is called so, with the end of their id', () => {
  expect(memberTitle({ memberId, memberCode: null })).toBe('已注销用户 …d4e5f607');
});
