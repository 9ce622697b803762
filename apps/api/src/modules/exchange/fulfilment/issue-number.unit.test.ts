import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { issueNumber } from './issue-number.ts';

it('two issues have the same number only if order and attempt are the same', () => {
  const attempt = fc.integer({ min: 1, max: 32_767 });
  fc.assert(
    fc.property(fc.uuid(), attempt, fc.uuid(), attempt, (order, first, other, second) => {
      expect(issueNumber(order, first) === issueNumber(other, second)).toBe(
        order === other && first === second,
      );
    }),
  );
});

it('every provider accepts the number: at most 32 lower-case letters and digits', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 32_767 }), (order, attempt) => {
      expect(issueNumber(order, attempt)).toMatch(/^[0-9a-z]{27,30}$/);
    }),
  );
  expect(issueNumber('ffffffff-ffff-ffff-ffff-ffffffffffff', 32_767)).toHaveLength(30);
});
