import { expect, test } from 'vitest';
import { isShortFigure } from './is-short-figure.ts';

test.each([
  '11月21日',
  '2026年11月21日 16:30',
  '3 分钟前',
  '1,200',
  '-30',
  '10,000+',
  '5,000 金币',
  '1,234.50 元',
  '45%',
])('%s stays in one line', (text) => expect(isShortFigure(text)).toBe(true));

test.each(['早餐习惯调查', '11月21日，lin.yue 提出', '–', '11月21日 08:30 起到 11月30日 08:30 为止', null])(
  '%s may be broken',
  (text) => expect(isShortFigure(text)).toBe(false),
);
