import { expect, it } from 'vitest';
import { workThrough } from './work-through.ts';

const numbers = (count: number) => ({
  limit: 3,
  read: (after: number | undefined, limit: number) =>
    Promise.resolve(
      Array.from({ length: count }, (_, index) => index + 1)
        .filter((n) => n > (after ?? 0))
        .slice(0, limit),
    ),
});

it.each([0, 2, 3, 4, 9, 10])('works through %i rows in order, in pages of three', async (count) => {
  const seen: number[] = [];
  const work = (n: number): Promise<number> => Promise.resolve(seen.push(n));
  expect(await workThrough({ ...numbers(count), work })).toBe(count);
  expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

it('tries a failing row once, continues with the next rows and throws all failures at the end', async () => {
  const seen: number[] = [];
  const work = async (n: number): Promise<void> => {
    seen.push(n);
    if (n <= 4) throw new Error(String(n));
    await Promise.resolve();
  };
  await expect(workThrough({ ...numbers(8), work })).rejects.toMatchObject({
    errors: [1, 2, 3, 4].map((n) => expect.objectContaining({ message: String(n) }) as unknown),
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('stops between two rows when the signal aborts, and throws so that the job runs again', async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const work = (n: number): Promise<void> => {
    seen.push(n);
    if (n === 5) stop.abort();
    return Promise.resolve();
  };
  await expect(workThrough({ ...numbers(9), work, signal: stop.signal })).rejects.toThrow('aborted');
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});
