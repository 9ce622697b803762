import { expect, test } from 'vitest';
import * as labels from './labels.ts';
import * as model from './gen/model/index.ts';

const values: Readonly<Record<string, unknown>> = { ...model };

test('every value of every enumeration has a Chinese and an English label', () => {
  const found = Object.entries(labels).map(([name, texts]) => {
    const enumeration = `${name.charAt(0).toUpperCase()}${name.slice(1, -'Labels'.length)}`;
    return [enumeration, Object.keys(texts).toSorted()] as const;
  });
  const expected = found.map(([name]) => [name, Object.values(Object(values[name])).map(String).toSorted()]);
  expect(found.length).toBeGreaterThan(90);
  expect(found).toEqual(expected);
});

test('labels are found by the value that an answer has', () => {
  const result: model.JoinResult = model.JoinResult.QuotaFull;
  expect(labels.joinResultLabels[result]).toEqual({ zh: '名额已满', en: 'Quota full' });
});
