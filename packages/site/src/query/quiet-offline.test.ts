import { createSession, createTransport } from '@yayan/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietOffline } from './quiet-offline.ts';

let told: string[];

const fail = async (method: string, onLine: boolean): Promise<void> => {
  vi.stubGlobal('navigator', { onLine });
  const client = quietOffline(
    createTransport({
      baseUrl: 'https://mock.test/api',
      session: createSession(),
      retries: 0,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      on: { networkError: () => told.push(method) },
    }),
  );
  await expect(client.request({ url: '/v1/users/checkin', method })).rejects.toMatchObject({
    kind: 'network',
  });
};

beforeEach(() => {
  told = [];
});
afterEach(() => vi.unstubAllGlobals());

test('a reading call that fails without a network says nothing: the bar says so', async () => {
  await fail('GET', false);
  expect(told).toEqual([]);
});

test('a button’s call without a network reports its failure', async () => {
  await fail('POST', false);
  expect(told).toEqual(['POST']);
});

test('with a network every failure is reported', async () => {
  await fail('GET', true);
  await fail('POST', true);
  expect(told).toEqual(['GET', 'POST']);
});
