import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProvider, ProviderFault } from './call-provider.ts';

let server: Server;
let url: URL;
let sent = 0;
const closed = Promise.withResolvers<void>();
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/endless') return void response.end('芽言');
    response.on('close', closed.resolve);
    const part = Buffer.alloc(50_000, 'x');
    const more = (): void => {
      while (!response.destroyed && response.write(part)) sent += part.length;
    };
    response.on('drain', more);
    more();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given');
  url = new URL(`http://127.0.0.1:${address.port}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an answer is read whole', async () => {
  expect(await callProvider(url, {})).toMatchObject({ status: 200, text: '芽言' });
});

test('D4 an answer without end is read no further than 100 kB, and its connection let go', async () => {
  await expect(callProvider(new URL('/endless', url), {})).rejects.toThrow(ProviderFault);
  await closed.promise;
  // Only the bytes in the buffers of both ends.
  expect(sent).toBeLessThan(20_000_000);
});
