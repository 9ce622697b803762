import { expect, test } from 'vitest';
import { readsCard } from './link-readers.ts';

const chat = 'Mozilla/5.0 (compatible; DingTalkBot-LinkService/1.0)';

test.each([
  ['/course/Ren2zHen4dAx', chat, true],
  ['/ranking/article/Lin3wAn8xTqP/', 'facebookexternalhit/1.1', true],
  ['/lottery', 'WhatsApp/2.23', true],
  ['/course', chat, false],
  ['/home/gold', chat, false],
  ['/lottery', 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0', false],
  ['/lottery', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
  ['/lottery', 'Mozilla/5.0 (Linux; Android 9; CUBOT_X18)', false],
  ['/lottery', undefined, false],
])('the card of %s for %s: %s', (path, userAgent, expected) => {
  expect(readsCard(path, userAgent)).toBe(expected);
});
