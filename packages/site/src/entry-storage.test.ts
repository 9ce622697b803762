import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from './entry-storage.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['deviceStorage', deviceStorage, 'localStorage'],
  ['tabStorage', tabStorage, 'sessionStorage'],
] as const)('%s', (_, storage, name) => {
  test.each([
    ['refuses every use', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['is missing', undefined],
  ])('a browser whose storage %s breaks nothing', (_why, blocked) => {
    vi.stubGlobal(name, blocked);
    expect([storage.write('a', '1'), storage.read('a')]).toEqual([false, undefined]);
    expect(() => [storage.remove('a'), storage.names()]).not.toThrow();
  });
  test('a browser that throws on any access to storage breaks nothing', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    expect([storage.write('a', '1'), storage.read('a')]).toEqual([false, undefined]);
    if (own) Object.defineProperty(globalThis, name, own);
    else Reflect.deleteProperty(globalThis, name);
  });
});
