import { expect, test } from 'vitest';
import { offeredNickname } from './offered-nickname.ts';

test.each([
  ['小芽🌱', '小芽'],
  ['ＡＢ 小春', 'AB小春'],
  ['🌱🌱', undefined],
  ['小', undefined],
  [null, undefined],
  ['一二三四五六七八九十一二三四五六七八', '一二三四五六七八九十一二三四五六'],
])('a third party’s nickname %s is offered as %s', (text, offered) => {
  expect(offeredNickname(text)).toBe(offered);
});
