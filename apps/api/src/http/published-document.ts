import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import source from '@yayan/contract/document' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

const text = JSON.stringify(source);
const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
let zipped: Buffer | undefined;

/**
 * `/api/openapi.json`: the document of this server's operations, for everybody. It is no operation itself, because
 * tools read it with any headers.
 */
export const addDocumentRoute = (server: FastifyInstance): void => {
  server.get('/openapi.json', async (request, reply) => {
    const { 'if-none-match': known, 'accept-encoding': encodings = '' } = request.headers;
    reply.headers({
      'cache-control': 'public, max-age=300',
      // Tools in a page may read it from any site, because it contains no personal data.
      'access-control-allow-origin': '*',
      etag,
      vary: 'accept-encoding',
    });
    if (known === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bgzip\b/.test(encodings)) return reply.send(text);
    zipped ??= gzipSync(text);
    return reply.header('content-encoding', 'gzip').send(zipped);
  });
};
