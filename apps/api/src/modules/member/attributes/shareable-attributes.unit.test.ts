import { expect, test } from 'vitest';
import { attributeField } from './attribute-form.ts';
import { ageBand, shareable } from './shareable-attributes.ts';

const now = new Date('2026-11-23T04:00:00Z');

test.each([
  ['1950-01-01', '60 岁及以上'],
  ['1966-11-23', '60 岁及以上'],
  ['1966-11-24', '50–59 岁'],
  ['1994-03-12', '30–34 岁'],
  ['2001-11-23', '25–29 岁'],
  ['2001-11-24', '18–24 岁'],
  ['2010-01-01', '18 岁以下'],
  ['2030-01-01', null],
  ['no day', null],
])('rule 6.43: who was born on %s is shown as %s', (birthday, band) => {
  expect(ageBand(birthday, now)).toBe(band);
});

test('rule 6.43: nothing sensitive can be shared, and everything that can be is a question of the profile', () => {
  expect(shareable.map(({ field }) => attributeField(field)?.sensitive)).toEqual(shareable.map(() => false));
});

test('rule 6.43: an answer that the profile no longer knows is not shown', () => {
  expect(shareable.map(({ write }) => write('gone', now))).toEqual(shareable.map(() => null));
});
