import { expect, it } from 'vitest';
import { clipSides } from './clip-sides.ts';

it('short texts stay whole, and a missing side stays missing', () => {
  expect(clipSides({ before: null, after: '新的' })).toEqual({ before: null, after: '新的' });
  expect(clipSides({ before: '旧的', after: '新的' })).toEqual({ before: '旧的', after: '新的' });
});

it('a change far down in a long text is seen, with what stands before it', () => {
  const lead = '一'.repeat(700);
  const { before, after } = clipSides({ before: `${lead}旧`, after: `${lead}新` });
  expect(before).toBe(`…${'一'.repeat(40)}旧`);
  expect(after).toBe(`…${'一'.repeat(40)}新`);
});

it('each side fits into a fact of the audit log', () => {
  const sides = clipSides({ before: '甲'.repeat(900), after: '乙'.repeat(900) });
  expect([sides.before?.length, sides.after?.length]).toEqual([481, 481]);
});
