import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const SECRET = 'the secret of the fake supplier';

/** A supplier of top-ups that can be down: then it breaks every connection. */
export interface FakeTopup {
  /** For the server's configuration. */
  environment: Record<string, string>;
  isUp: boolean;
  /** Whether it refuses new top-ups for good. */
  refuses: boolean;
  /** The numbers of the top-ups that it made, each as often as it was made. */
  made: string[];
  stop: () => Promise<void>;
}

/** Starts a supplier of top-ups. */
export async function startFakeTopup(): Promise<FakeTopup> {
  const topup: FakeTopup = {
    environment: {},
    isUp: true,
    refuses: false,
    made: [],
    stop: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    if (!topup.isUp) return void request.socket.destroy();
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const asked = body === '' ? { number: request.url?.split('/').at(-1) } : (JSON.parse(body) as object);
      const number = 'number' in asked ? String(asked.number) : '';
      const isKnown = topup.made.includes(number);
      const isRefused = topup.refuses && !isKnown;
      if (request.method === 'POST' && !isRefused) topup.made.push(number);
      const status = request.method === 'GET' && !isKnown ? 404 : 200;
      const text = JSON.stringify({
        ...asked,
        ...(isRefused
          ? { status: 'failed', reason: 'numberClosed' }
          : { status: 'done', receipt: `receipt-${number}` }),
      });
      const signed = [request.headers['x-nonce'], status, text].map((part) => `${String(part)}\n`).join('');
      response.setHeader('x-signature', createHmac('sha256', SECRET).update(signed).digest('hex'));
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  topup.environment = {
    TOPUP_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    TOPUP_APP_ID: 'yayan',
    TOPUP_SECRET: SECRET,
  };
  topup.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return topup;
}
