import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * `/metrics` in Prometheus' text format, for who carries the token; without a token configured there is no such path.
 * Outside the document's base path, as it is for machines, and not passed on by nginx.
 */
export const addMetricsRoute = (
  server: FastifyInstance,
  token: string | undefined,
  read: () => Promise<string>,
): void => {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  server.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await read());
  });
};
