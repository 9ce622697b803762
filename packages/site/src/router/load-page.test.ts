import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage, PageLoadTimeout } from './load-page.ts';

const pageModule = { default: () => null };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a page that is loaded when first needed', () => {
  test('comes as soon as its code is there', async () => {
    await expect(loadPage(async () => pageModule)).resolves.toBe(pageModule);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('raises an error after 120 s', async () => {
    const loading = loadPage(() => new Promise(() => {}));
    const outcome = expect(loading).rejects.toBeInstanceOf(PageLoadTimeout);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  test('raises its own error when its code fails to load', async () => {
    await expect(loadPage(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(vi.getTimerCount()).toBe(0);
  });
});
