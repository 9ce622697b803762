import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { retryWithFreshKey } from './retry-with-fresh-key.ts';

const refusal = (code: number) =>
  new ApiError({ code, status: 200, msg: '', data: undefined, kind: 'toast' });

test('fields that the server can’t decrypt are encrypted once more with its current key', async () => {
  const keys: boolean[] = [];
  const answer = await retryWithFreshKey(async (freshKey) => {
    keys.push(freshKey);
    if (!freshKey) throw refusal(20001);
    return 'sent';
  });
  expect([answer, keys]).toEqual(['sent', [false, true]]);
});

test('a second failure, or another one, is not retried', async () => {
  const keys: boolean[] = [];
  const always = (code: number) =>
    retryWithFreshKey(async (freshKey) => {
      keys.push(freshKey);
      throw refusal(code);
    });
  await expect(always(20001)).rejects.toMatchObject({ code: 20001 });
  await expect(always(20003)).rejects.toMatchObject({ code: 20003 });
  expect(keys).toEqual([false, true, false]);
});
