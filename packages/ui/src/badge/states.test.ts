import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exchangeStates } from './exchange-states.ts';
import { feedbackStates } from './feedback-states.ts';
import { joinResults } from './join-results.ts';

interface Enums {
  exchangeState: Record<string, { value: number; color: string }>;
  joinResult: Record<string, number>;
  feedbackState: Record<string, number>;
}

const enums: Enums = JSON.parse(
  readFileSync(new URL('../../../../contract/enums.json', import.meta.url), 'utf8'),
);
const numbers = (map: object) =>
  Object.keys(map)
    .map(Number)
    .toSorted((a, b) => a - b);

test('rule 10.20: every exchange state has the colour of enums.json, and there is no other state', () => {
  const wanted = Object.values(enums.exchangeState).map(({ value, color }) => [value, color]);
  const drawn = Object.entries(exchangeStates).map(([value, state]) => [Number(value), state.tone]);
  expect(drawn).toEqual(wanted);
});

test('rule 3.4: every join result has a badge with an icon', () => {
  expect(numbers(joinResults)).toEqual(Object.values(enums.joinResult));
  expect(Object.values(joinResults).every(({ icon }) => icon)).toBe(true);
});

test('rule 10.23: every feedback state has a badge', () => {
  expect(numbers(feedbackStates)).toEqual(Object.values(enums.feedbackState));
});

test.each([
  ['exchange', exchangeStates],
  ['feedback', feedbackStates],
])('1.4.1: in the %s badges no two states share their word, and each has an icon', (_name, states) => {
  const all = Object.values(states);
  expect(new Set(all.map((state) => state.label)).size).toBe(all.length);
  expect(all.every((state) => state.icon)).toBe(true);
});
