import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smsOverHttp } from './sms-http.ts';

const message = { id: 'job-1', mobile: '13800138000', purpose: 'login', code: '048213', minutes: 5 };

let server: Server;
let url: string;
let status: number;
let heard: { request: IncomingMessage; body: string }[];

beforeEach(async () => {
  heard = [];
  status = 202;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ request, body });
      response.writeHead(status, status === 307 ? { location: `${url}/elsewhere` } : {}).end();
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo; // A listening TCP server has such an address.
  url = `http://127.0.0.1:${port}/sms`;
});
afterEach(async () => {
  const closed = Promise.withResolvers<unknown>();
  server.close(closed.resolve);
  server.closeAllConnections();
  await closed.promise;
});

test('a message is posted as JSON with its id as idempotency key', async () => {
  await smsOverHttp(url).send(message);
  expect(heard).toHaveLength(1);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual(message);
  expect(heard[0]?.request).toMatchObject({ method: 'POST', url: '/sms' });
  expect(heard[0]?.request.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'job-1',
  });
});

test.each([400, 429, 500, 503])('an answer %i fails, so that the job tries again', async (answered) => {
  status = answered;
  const failing = smsOverHttp(url).send(message);
  await expect(failing).rejects.toMatchObject({
    name: 'SmsGatewayError',
    message: expect.stringContaining(`${answered}`),
  });
  await expect(failing).rejects.not.toMatchObject({ message: expect.stringContaining('138') });
});

test('a redirect is not followed: codes go to the configured address only', async () => {
  status = 307;
  await expect(smsOverHttp(url).send(message)).rejects.toThrow(TypeError);
  expect(heard).toHaveLength(1);
});
