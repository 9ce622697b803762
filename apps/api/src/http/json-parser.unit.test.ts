import { expect, test } from 'vitest';
import { excessOf, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-parser.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const list = (values: number): string => JSON.stringify(Array.from({ length: values }, () => 1));

test('levels are counted, not elements', () => {
  expect(excessOf(nested(MAX_JSON_DEPTH))).toBeNull();
  expect(excessOf(nested(MAX_JSON_DEPTH + 1))).toBe('depth');
  expect(excessOf(`[${Array.from({ length: 100 }, () => nested(5)).join()}]`)).toBeNull();
});

test('fields and items are counted together', () => {
  expect(excessOf(list(MAX_JSON_VALUES))).toBeNull();
  expect(excessOf(list(MAX_JSON_VALUES + 1))).toBe('values');
  expect(excessOf(`{"a":${list(MAX_JSON_VALUES)},"b":1}`)).toBe('values');
});

test('brackets, commas and escaped quotes inside a text are its characters', () => {
  const text = `${'[{,'.repeat(MAX_JSON_VALUES)}"\\`;
  expect(excessOf(JSON.stringify({ [text]: text }))).toBeNull();
  expect(excessOf(`${JSON.stringify([text, '\\\\"'])}${nested(MAX_JSON_DEPTH + 1)}`)).toBe('depth');
});

test('text that is no JSON is left to the parser', () => {
  for (const text of ['', '"', '"\\', ']]]]', '{"a"']) expect(excessOf(text)).toBeNull();
});
