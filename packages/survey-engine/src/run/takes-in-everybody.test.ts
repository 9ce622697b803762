import { expect, it } from 'vitest';
import { demoDefinition } from '../testing/demo-definition.ts';
import type { QuotaCell, SurveyDefinition } from '../definition/definition.ts';
import { takesInEverybody } from './takes-in-everybody.ts';

const withCells = (name: string, ...whens: string[]): SurveyDefinition => {
  const { survey, host } = demoDefinition(name);
  const quotaCells: QuotaCell[] = whens.map((when, index) => ({ name: `格 ${index}`, when, limit: 1 }));
  return { survey, host: { ...host, quotaCells } };
};

it.each([
  ['short', true],
  ['phone', true],
  ['beverage', true],
  ['home-entertainment', true],
  // A person with neither a cat nor a dog is in no cell.
  ['pet', false],
  // Has no cells.
  ['skincare', false],
])('knows whether the cells of %s take in everybody: %s', (name, expected) => {
  expect(takesInEverybody(demoDefinition(name))).toBe(expected);
});

it.each([
  ['one cell for some', ["{breakfast} = 'daily'"], false],
  ['one cell for all who pass the screening', ["{breakfast} <> 'never'"], true],
  ['a rule that calls a function', ["iif({breakfast} = 'daily', true, true)"], false],
])('%s', (_, whens, expected) => {
  expect(takesInEverybody(withCells('short', ...whens))).toBe(expected);
});

it('finds a gap between the numbers that the rules name', () => {
  expect(takesInEverybody(withCells('beverage', '{age} <= 30', '{age} > 45'))).toBe(false);
  expect(takesInEverybody(withCells('beverage', '{age} <= 30', '{age} > 30'))).toBe(true);
});

it('counts a question that may stay unanswered as one more answer', () => {
  const { survey, host } = demoDefinition('short');
  const pages = structuredClone(survey['pages']) as { elements: Record<string, unknown>[] }[]; // The shape of the demo file.
  for (const { elements } of pages) for (const element of elements) element['isRequired'] = false;
  const cells = [{ name: '格', when: "{breakfast} anyof ['daily', 'often', 'sometimes']", limit: 1 }];
  expect(takesInEverybody({ survey: { ...survey, pages }, host: { ...host, quotaCells: cells } })).toBe(
    false,
  );
});
