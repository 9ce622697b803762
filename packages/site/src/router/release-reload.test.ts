import { beforeEach, expect, test, vi } from 'vitest';
import { mayReloadForRelease } from './release-reload.ts';

const entries = new Map<string, string>();
const storage = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, text: string) => void entries.set(name, text),
};

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

test('between two servers with different releases a page reloads by itself once a minute at most', () => {
  const now = 1_000_000;
  expect(mayReloadForRelease(now)).toBe(true);
  expect(mayReloadForRelease(now + 59_999)).toBe(false);
  expect(mayReloadForRelease(now + 60_000)).toBe(true);
});

test('a browser without storage never reloads by itself', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayReloadForRelease(1_000_000)).toBe(false);
});
