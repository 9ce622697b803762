import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptTable } from './kept-table.ts';

const database = 'kept-table-test';
const day = 24 * 60 * 60 * 1000;

beforeEach(
  () =>
    new Promise<void>((resolve) => {
      indexedDB.deleteDatabase(database).addEventListener('success', () => resolve());
    }),
);

afterEach(() => vi.restoreAllMocks());

test('a value survives a logout, and other tabs read it', async () => {
  await createKeptTable<string>(database, day).change('a', () => 'one');
  localStorage.clear();
  sessionStorage.clear();
  expect(await createKeptTable<string>(database, day).read('a')).toBe('one');
  expect(await createKeptTable<string>(database, day).read('b')).toBeUndefined();
});

test('a value that is too old is gone', async () => {
  const table = createKeptTable<string>(database, day);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - day);
  await table.change('a', () => 'one');
  vi.restoreAllMocks();
  expect(await table.read('a')).toBeUndefined();
  expect(await table.change('a', (now) => now ?? 'two')).toBe('two');
});

test('of two tabs that begin at once, both get what the first stored', async () => {
  const [one, other] = [createKeptTable<string>(database, day), createKeptTable<string>(database, day)];
  const stored = await Promise.all([
    one.change('a', (now) => now ?? 'one'),
    other.change('a', (now) => now ?? 'other'),
  ]);
  expect(stored[0]).toBe(stored[1]);
});

test('undefined removes a value', async () => {
  const table = createKeptTable<string>(database, day);
  await table.change('a', () => 'one');
  await table.change('a', () => undefined);
  expect(await table.read('a')).toBeUndefined();
});

test('a browser that blocks storage keeps values for the life of the page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const table = createKeptTable<string>(database, day);
  await table.change('a', () => 'one');
  expect(await table.read('a')).toBe('one');
});
