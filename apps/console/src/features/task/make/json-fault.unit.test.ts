import { expect, test } from 'vitest';
import { jsonFaultText } from './json-fault.ts';

test.each(['{"pages": [], "a": {"b": [1, -2.5e3, true, null, "\\u00e9\\n"]}}', '[]', ' 1 ', '"中"'])(
  'JSON has no fault: %s',
  (text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(jsonFaultText(text)).toBeUndefined();
  },
);

test.each([
  ['{\n  "pages": [],\n  name: 1\n}', '第 3 行第 3 个字起不是 JSON：name: 1'],
  ['{\n  "pages": [,\n}', '第 2 行第 13 个字起不是 JSON："pages": [,'],
  ['{\n  "pages": [', '第 2 行第 13 个字起不是 JSON："pages": ['],
  ['{"a": 1}\n}', '第 2 行第 1 个字起不是 JSON：}'],
  ['{"a": 01}', '第 1 行第 8 个字起不是 JSON：{"a": 01}'],
  ["{'a': 1}", "第 1 行第 2 个字起不是 JSON：{'a': 1}"],
])('a text that is no JSON says where it stops being it: %j', (text, said) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(jsonFaultText(text)).toBe(said);
});
