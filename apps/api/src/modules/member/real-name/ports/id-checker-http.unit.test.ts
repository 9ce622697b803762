import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { idCheckerOverHttp } from './id-checker-http.ts';

const question = { id: 'q1', name: '王小明', idNumber: '11010519491231002X' };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function service(
  status: number,
  answer: string,
  asked: { request?: IncomingMessage; body?: string } = {},
) {
  const server = createServer((request, response) => {
    asked.request = request;
    asked.body = '';
    request.setEncoding('utf8').on('data', (part: string) => (asked.body += part));
    request.on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo; // Listening on a port, so it has this form.
  return { url: `http://127.0.0.1:${port}/check`, asked };
}

describe('the real-name service over HTTP', () => {
  test.each(['matched', 'unmatched', 'waiting'] as const)(
    'is asked by POST with a key and answers %s',
    async (result) => {
      const { url, asked } = await service(200, JSON.stringify({ result }));
      expect(await idCheckerOverHttp(url).check(question)).toBe(result);
      expect(asked.request?.method).toBe('POST');
      expect(asked.request?.headers).toMatchObject({
        'idempotency-key': 'q1',
        'content-type': 'application/json',
      });
      expect(JSON.parse(asked.body ?? '')).toEqual(question);
    },
  );

  test.each([
    [500, '{"result":"matched"}'],
    [302, ''],
    [200, '{"result":"yes"}'],
    [200, '<html>11010519491231002X'],
  ])('fails on %s %s, and says nothing of the person', async (status, answer) => {
    const { url } = await service(status, answer);
    const failure: unknown = await idCheckerOverHttp(url)
      .check(question)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toMatch(/王小明|11010519491231002X/);
  });
});
