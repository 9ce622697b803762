import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from './child.ts';

/** An account of the usual size, as in the API's answer. */
const body = JSON.stringify({
  code: 200,
  msg: '成功',
  data: { memberId: 'm7Kq2mX9bLpR', nickname: '小芽', coins: 1280, notes: 'x'.repeat(600) },
});

/** Starts a server that answers every call with the same account. */
answerParent(async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'bench' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  return { port: (server.address() as AddressInfo).port };
});
