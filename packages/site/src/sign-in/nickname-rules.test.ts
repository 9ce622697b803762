import { expect, test } from 'vitest';
import { nicknameError, storedNickname } from './nickname-rules.ts';

test.each([
  ['', '请填写昵称'],
  ['   ', '请填写昵称'],
  ['芽', '昵称应为 2–16 个字'],
  ['一二三四五六七八九十一二三四五六七', '昵称应为 2–16 个字'],
  ['小 芽', '昵称只能用中文、字母、数字、- 和 _'],
  ['🌱🌱', '昵称只能用中文、字母、数字、- 和 _'],
  [' 小芽 ', undefined],
  ['Ｙａ芽_01', undefined],
])('%j: %s', (text, problem) => {
  expect(nicknameError(text)).toBe(problem);
});

test('full-width letters and digits are stored as plain ones', () => {
  expect(storedNickname(' Ｙａ１ ')).toBe('Ya1');
});
