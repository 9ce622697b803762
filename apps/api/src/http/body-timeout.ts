import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of clients that take longer than `ms` to send a body, for example a byte every few seconds. For
 * bodies above `largest`, which are uploads, only the server's `requestTimeout` applies.
 */
export const limitBodyTime = (server: FastifyInstance, ms: number, largest: number): void => {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
    if (hasBody && (routeOptions.bodyLimit ?? 0) <= largest) {
      const timer = setTimeout(() => {
        // Send no response, because a client that sends this slowly would also read slowly.
        if (!raw.complete) raw.destroy();
      }, ms);
      timer.unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};
