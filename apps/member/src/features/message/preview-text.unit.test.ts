import { expect, test } from 'vitest';
import { previewText } from './preview-text.ts';

test.each([
  ['12月26日恢复。\n依据：同一份问卷', '12月26日恢复。依据：同一份问卷'],
  ['手机话费充值卡\n已发放', '手机话费充值卡 · 已发放'],
  ['只有一行', '只有一行'],
])('a message is previewed in one line without doubled marks: %j', (body, shown) => {
  expect(previewText(body)).toBe(shown);
});
