import type { FastifyInstance } from 'fastify';

/**
 * Cuts off clients that take longer than `ms` to send a body, for example a byte every few seconds. Bodies above
 * `largest`, which are uploads, have only the server's own `requestTimeout`.
 */
export const limitBodyTime = (server: FastifyInstance, ms: number, largest: number): void => {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
    if (hasBody && (routeOptions.bodyLimit ?? 0) <= largest) {
      const timer = setTimeout(() => {
        // Without an answer: a client that sends this slowly would also read slowly.
        if (!raw.complete) raw.destroy();
      }, ms);
      timer.unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};
