import { expect, test } from 'vitest';
import { envelope, openBrowser } from '../testing/test-browser.ts';
import type { ResponseInfo } from '../http/api-request.ts';

test('hooks hear of every request and answer, and may set headers', async () => {
  const told: string[] = [];
  const answers: ResponseInfo[] = [];
  let left = 1;
  const { transport, requests } = openBrowser(
    () => {
      left -= 1;
      if (left === 0) throw new TypeError('Failed to fetch');
      return envelope(24_001, null, '已抢完');
    },
    {
      clock: { now: () => 0, wait: async () => undefined },
      retries: 1,
      onRequest: ({ operation, method, path, headers }) => {
        told.push(`${operation} ${method} ${path}`);
        headers.set('x-trace', String(told.length));
      },
      onResponse: (answer) => answers.push(answer),
    },
  );
  const call = { operation: 'listTasks', url: '/v1/tasks', method: 'GET', params: { mobile: '1' } };
  await transport.request(call).catch(() => undefined);
  expect(told).toEqual(['listTasks GET /v1/tasks', 'listTasks GET /v1/tasks']);
  expect(requests.map(({ headers }) => headers.get('x-trace'))).toEqual(['1', '2']);
  // The lost request has no answer.
  expect(answers).toEqual([
    {
      operation: 'listTasks',
      method: 'GET',
      path: '/v1/tasks',
      status: 200,
      headers: expect.any(Headers),
      requestId: undefined,
      milliseconds: 0,
    },
  ]);
});

test('a hook that throws fails the call', async () => {
  const { transport } = openBrowser(() => envelope(200), {
    onRequest: () => {
      throw new Error('No trace');
    },
  });
  await expect(transport.request({ url: '/v1/tasks', method: 'GET' })).rejects.toThrow('No trace');
});
