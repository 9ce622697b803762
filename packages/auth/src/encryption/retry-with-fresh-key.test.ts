import { expect, test } from 'vitest';
import { errorCatalogue } from '../gen/error-catalogue.ts';
import { ApiError, type ErrorName } from '../http/api-error.ts';
import { retryWithFreshKey } from './retry-with-fresh-key.ts';

const refusal = (reason: ErrorName) =>
  new ApiError({ ...errorCatalogue[reason], reason, data: undefined, kind: 'notice' });

test('fields that the server can’t decrypt are encrypted once more with its current key', async () => {
  const keys: boolean[] = [];
  const answer = await retryWithFreshKey(async (freshKey) => {
    keys.push(freshKey);
    if (!freshKey) throw refusal('DECRYPTION_FAILED');
    return 'sent';
  });
  expect([answer, keys]).toEqual(['sent', [false, true]]);
});

test('a second failure, or another one, is not retried', async () => {
  const keys: boolean[] = [];
  const always = (reason: ErrorName) =>
    retryWithFreshKey(async (freshKey) => {
      keys.push(freshKey);
      throw refusal(reason);
    });
  await expect(always('DECRYPTION_FAILED')).rejects.toMatchObject({ code: 20001 });
  await expect(always('CODE_WRONG')).rejects.toMatchObject({ code: 20003 });
  expect(keys).toEqual([false, true, false]);
});
