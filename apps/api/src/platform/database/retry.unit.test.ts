import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { withRetries } from './retry.ts';

class SqlError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`SQL error ${code}`);
    this.code = code;
  }
}

/** Fails with `code` this many times, then succeeds. */
function failing(times: number, code: string): { attempt: () => Promise<string>; tried: () => number } {
  let tried = 0;
  const attempt = (): Promise<string> => {
    tried += 1;
    return tried <= times ? Promise.reject(new SqlError(code)) : Promise.resolve('done');
  };
  return { attempt, tried: () => tried };
}

describe('a transaction is tried again', () => {
  test.each(['40001', '40P01'])('after %s until it succeeds', async (code) => {
    const work = failing(3, code);
    await expect(withRetries(work.attempt, seededRandom(1))).resolves.toBe('done');
    expect(work.tried()).toBe(4);
  });

  test('at most ten times, then the error comes through as it is', async () => {
    const work = failing(99, '40001');
    await expect(withRetries(work.attempt, seededRandom(1))).rejects.toMatchObject({ code: '40001' });
    expect(work.tried()).toBe(10);
  });

  test('never after another error', async () => {
    const work = failing(1, '23505');
    await expect(withRetries(work.attempt, seededRandom(1))).rejects.toMatchObject({ code: '23505' });
    expect(work.tried()).toBe(1);
  });
});
