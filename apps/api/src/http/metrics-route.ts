import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * `/metrics` in Prometheus' text format, for callers with the configured token; without one the path does not exist. It
 * is for machines, so it is outside the document's base path, and nginx doesn't forward it.
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
