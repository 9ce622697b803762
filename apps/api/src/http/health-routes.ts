import type { FastifyInstance } from 'fastify';

export interface Readiness {
  ready: boolean;
  checks: readonly { name: string; ok: boolean; detail: string }[];
}

/**
 * `/healthz`: this process responds. `/readyz`: it can work and is not stopping. Both are for machines, so they are
 * outside the document's base path.
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
