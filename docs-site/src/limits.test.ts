import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, isRefusal, listBenefits } from '@yayan/api-client';
import { expect, test } from 'vitest';

const pages = join(import.meta.dirname, '..', 'pages');
const english = readFileSync(join(pages, 'guide', 'limits.md'), 'utf8');
const chinese = readFileSync(join(pages, 'zh', 'guide', 'limits.md'), 'utf8');

/** Calls a server that refuses every call; resolves to the tries, the waits in seconds and the error. */
const callBusy = async (retryAfter: number, random: number) => {
  const waits: number[] = [];
  let now = Date.now();
  let tries = 0;
  const client = createClient({
    baseUrl: 'https://busy.test/api',
    random: () => random,
    clock: {
      now: () => now,
      wait: async (milliseconds) => {
        waits.push(milliseconds / 1000);
        now += milliseconds;
      },
    },
    fetch: async () => {
      tries += 1;
      const headers = { 'content-type': 'application/json', 'retry-after': String(retryAfter) };
      return new Response('{"code":429,"msg":"操作太频繁，请稍后再试","data":null}', {
        status: 429,
        headers,
      });
    },
  });
  const error: unknown = await listBenefits({ limit: 20 }, { client }).catch((refusal: unknown) => refusal);
  return { tries, waits, error };
};

test('the SDK tries again twice after 10 seconds at most and a quarter by chance, as the guide says', async () => {
  const { tries, waits } = await callBusy(10, 1);
  expect(tries).toBe(3);
  expect(waits).toEqual([12.5, 12.5]);
  expect((await callBusy(10, 0)).waits).toEqual([10, 10]);
  expect(english).toContain('at most 10 seconds');
  expect(english).toContain('at most a quarter longer');
  expect(english).toContain('at most twice');
  expect(chinese).toContain('不超过 10 秒');
  expect(chinese).toContain('最多四分之一');
  expect(chinese).toContain('最多两次');
});

test('a longer wait is left to the caller, as the guide says', async () => {
  const { tries, error } = await callBusy(11, 0);
  expect(tries).toBe(1);
  expect(isRefusal(error, 'TOO_MANY')).toBe(true);
  expect(error).toMatchObject({ retryAfterSeconds: 11 });
});
