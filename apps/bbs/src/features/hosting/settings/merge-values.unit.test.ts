import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';
import { freshValues } from './settings-values.ts';

const before = freshValues(new Date('2026-11-20T08:30:00.000Z'));

test('a typed text stays, and unchanged fields get the other host’s values', () => {
  const mine = { ...before, consentText: '写了十分钟' };
  expect(mergeValues(before, mine, { ...before, name: '早餐' })).toEqual({
    values: { ...mine, name: '早餐' },
    opposed: [],
  });
});

test('a field that both hosts changed keeps the own text and is named', () => {
  const mine = { ...before, name: '午餐', intro: '一样' };
  expect(mergeValues(before, mine, { ...before, name: '早餐', intro: '一样' })).toEqual({
    values: mine,
    opposed: ['名称'],
  });
});
