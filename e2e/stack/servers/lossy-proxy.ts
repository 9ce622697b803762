import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy that loses answers of a server. */
export interface LossyProxy {
  readonly url: string;
  /** How many answers were lost. */
  readonly lost: number;
  stop(): Promise<void>;
}

const forward = async (target: string, incoming: IncomingMessage): Promise<IncomingMessage> => {
  const body = await buffer(incoming);
  return await new Promise((resolve, reject) => {
    const { method, headers } = incoming;
    request(new URL(incoming.url ?? '/', target), { method, headers }, resolve)
      .once('error', reject)
      .end(body);
  });
};

/** Forwards calls. After the server has answered completely, it drops the answers for which `isLost` is true. */
export const startLossyProxy = async (target: string, isLost: () => boolean): Promise<LossyProxy> => {
  let lost = 0;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const answer = await forward(target, incoming);
      const body = await buffer(answer);
      if (isLost()) {
        lost += 1;
        outgoing.destroy();
      } else outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // The server listens on a port, so its address is an object.
  return {
    url: `http://127.0.0.1:${port}`,
    get lost() {
      return lost;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
