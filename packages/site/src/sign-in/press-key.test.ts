import { expect, test } from 'vitest';
import { pressKey } from './press-key.ts';

test('the same values sent again get the same key, others get another one', () => {
  const first = pressKey('login', '13900000001', '123456');
  expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(pressKey('login', '13900000001', '123456')).toBe(first);
  const other = pressKey('login', '13900000001', '654321');
  expect(other).not.toBe(first);
  expect(pressKey('login', '13900000001', '123456')).not.toBe(first);
});
