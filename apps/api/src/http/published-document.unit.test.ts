import { gunzipSync } from 'node:zlib';
import source from '@yayan/contract/document' with { type: 'json' };
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addDocumentRoute } from './published-document.ts';

const ask = async (headers: Record<string, string> = {}) => {
  const server = Fastify();
  onTestFinished(() => server.close());
  addDocumentRoute(server);
  return await server.inject({ url: '/openapi.json', headers });
};

test('everybody reads the document, from any page, and caches it', async () => {
  const answer = await ask();
  expect(answer.json()).toEqual(source);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
  });
});

test('it travels compressed to who can read that', async () => {
  const answer = await ask({ 'accept-encoding': 'br, gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(source);
});

test('who has it already gets no second copy', async () => {
  const { headers } = await ask();
  const again = await ask({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});
