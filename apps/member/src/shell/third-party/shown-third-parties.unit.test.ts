import { expect, test } from 'vitest';
import { shownThirdParties } from './shown-third-parties.ts';

const browser = (userAgent: string) => ({ userAgent, maxTouchPoints: 0 });
const desktop = browser('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0');
const phone = browser('Mozilla/5.0 (Linux; Android 15) Chrome/148.0 Mobile Safari/537.36');
const wechat = browser('Mozilla/5.0 (Linux; Android 15) Mobile MicroMessenger/8.0.60');

test('a desktop offers what the server has, in its order', () => {
  expect(shownThirdParties([1, 2, 3, 4], desktop)).toEqual([1, 2, 3, 4]);
  expect(shownThirdParties([4, 2], desktop)).toEqual([4, 2]);
});

test('inside WeChat its own comes first, and Alipay, which it does not open, is left out', () => {
  expect(shownThirdParties([4, 2, 1], wechat)).toEqual([1, 2]);
  expect(shownThirdParties([3, 4], wechat)).toEqual([3]);
});

test('a phone outside WeChat does not offer it: it would have to scan its own screen', () => {
  expect(shownThirdParties([1, 2, 3, 4], phone)).toEqual([2, 3, 4]);
});
