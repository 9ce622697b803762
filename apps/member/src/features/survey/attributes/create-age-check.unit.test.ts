import { expect, test } from 'vitest';
import { createAgeCheck } from './create-age-check.ts';

/** A minute after midnight of 30 November 2026 in China, when it is still the 29th in London. */
const now = Date.parse('2026-11-29T16:01:00Z');
const [young, oldEnough] = ['2012-12-01', '2012-11-30'];

test('rule 2.28: a birthday under 14 is refused once with what it means, another one anew', () => {
  const check = createAgeCheck({});
  expect(check.problems({ birthday: young }, now)).toEqual([
    { question: 'birthday', msg: expect.stringContaining('未满 14 周岁') },
  ]);
  expect(check.problems({ birthday: young }, now)).toEqual([]);
  expect(check.problems({ birthday: '2019-05-05' }, now)).toHaveLength(1);
});

test('rule 2.28: 14 today is old enough, and what can’t be a birthday is left to the server', () => {
  const check = createAgeCheck({});
  for (const birthday of [oldEnough, '1990-03-07', '2026-12-01', '', undefined])
    expect(check.problems({ birthday }, now)).toEqual([]);
});

test('rule 2.28: a birthday under 14 isn’t saved while it is typed; one that the server has is', () => {
  expect(createAgeCheck({ birthday: '1990-03-07' }).toSave({ birthday: young, city: 'a' }, now)).toEqual({
    birthday: '1990-03-07',
    city: 'a',
  });
  expect(createAgeCheck({}).toSave({ birthday: oldEnough }, now)).toEqual({ birthday: oldEnough });
  const known = createAgeCheck({ birthday: young });
  expect(known.toSave({ birthday: young }, now)).toEqual({ birthday: young });
  expect(known.problems({ birthday: young }, now)).toEqual([]);
});
