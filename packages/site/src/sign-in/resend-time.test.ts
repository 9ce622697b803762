import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeResendAt, readResendAt } from './resend-time.ts';

const soon = (): number => Date.now() + 60_000;
const mobile = '13912345678';

/** The local storage of one browser; another tab reads the same. */
const openBrowser = (): Record<string, string> => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  // Storage lists its entries as properties.
  const storage = new Proxy(kept, {
    get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key),
  });
  vi.stubGlobal('localStorage', storage);
  return kept;
};

beforeEach(() => void openBrowser());
afterEach(() => vi.unstubAllGlobals());

test('a countdown goes on over a reload and in other tabs', () => {
  expect(readResendAt('login', mobile)).toBe(0);
  const at = soon();
  storeResendAt('login', mobile, at);
  expect(readResendAt('login', mobile)).toBe(at);
});

test('a mistyped number doesn’t make the right one wait', () => {
  storeResendAt('login', '13912345679', soon());
  expect(readResendAt('login', mobile)).toBe(0);
});

test('each form has its own countdown', () => {
  storeResendAt('login', mobile, soon());
  expect(readResendAt('reset', mobile)).toBe(0);
});

test('the number itself is not stored, and expired entries are removed', () => {
  const kept = openBrowser();
  storeResendAt('login', '13912345679', Date.now() - 1);
  storeResendAt('login', mobile, soon());
  expect(Object.keys(kept)).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(mobile);
});

test('in a browser that blocks storage the countdown lasts as long as the page', () => {
  const refuse = (): never => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const at = soon();
  storeResendAt('blocked', mobile, at);
  expect(readResendAt('blocked', mobile)).toBe(at);
});
