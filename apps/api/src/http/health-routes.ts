import type { FastifyInstance } from 'fastify';

export interface Readiness {
  ready: boolean;
  checks: readonly { name: string; ok: boolean; detail: string }[];
}

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work and is not stopping. Both are for machines, so they
 * stand outside the document's base path.
 */
export const addHealthRoutes = (
  server: FastifyInstance,
  checkReadiness: () => Promise<Readiness>,
  isStopping: () => boolean,
): void => {
  const options = { config: { rateLimit: false } };
  server.get('/healthz', options, async () => ({ ok: true }));
  server.get('/readyz', options, async (_request, reply) => {
    const { ready, checks } = await checkReadiness();
    const isReady = ready && !isStopping();
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, checks });
  });
};
