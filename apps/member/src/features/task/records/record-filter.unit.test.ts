import { expect, test } from 'vitest';
import { readRecordFilter, recordFilters } from './record-filter.ts';

test('rule 3.46: given-up work has a filter of its own, and 已超时 leaves it out', () => {
  const valueOf = (label: string) => recordFilters.find((one) => one.label === label)?.value ?? null;
  expect(readRecordFilter(valueOf('已放弃'))).toEqual({ givenUp: true });
  expect(readRecordFilter(valueOf('已超时'))).toEqual({ result: 8, givenUp: false });
  expect(readRecordFilter(valueOf('已完成'))).toEqual({ result: 1 });
  expect(readRecordFilter('nonsense')).toEqual({});
});
