import { afterEach, expect, test, vi } from 'vitest';
import { keepResendAt, readResendAt } from './resend-time.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that lets nobody touch its storage only forgets the countdown', () => {
  const refuse = (): never => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepResendAt('login', 60_000);
  expect(readResendAt('login')).toBe(0);
});

test('a countdown goes on over a reload', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(readResendAt('login')).toBe(0);
  keepResendAt('login', 60_000);
  expect(readResendAt('login')).toBe(60_000);
});
