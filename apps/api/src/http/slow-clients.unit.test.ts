import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitBodyTime } from './body-timeout.ts';

const LARGEST = 1024;
const LIMIT_MS = 300;

async function serve(): Promise<number> {
  const server = Fastify({ forceCloseConnections: true, bodyLimit: LARGEST });
  limitBodyTime(server, LIMIT_MS, LARGEST);
  server.post('/small', async () => 'taken');
  server.post('/upload', { bodyLimit: LARGEST * 10 }, async () => 'taken');
  onTestFinished(() => server.close());
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

/** Sends a JSON body of 20 bytes, one every `pauseMs`; resolves to the response before the connection closed. */
async function sendSlowly(port: number, path: string, pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  // Don't use `once` of node:events, which rejects if the connection is reset first.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n`,
  );
  for (const byte of '"abcdefghijklmnopqr"') {
    if (socket.destroyed) break;
    socket.write(byte);
    await wait(pauseMs);
  }
  await closed;
  return answer;
}

test('a body that comes a byte at a time is cut off', async () => {
  const port = await serve();
  const started = Date.now();
  expect(await sendSlowly(port, '/small', 50)).toBe('');
  expect(Date.now() - started).toBeLessThan(900);
});

test('a body in time, and a slow upload, are taken', async () => {
  const port = await serve();
  expect(await sendSlowly(port, '/small', 1)).toContain('200 OK');
  expect(await sendSlowly(port, '/upload', 30)).toContain('200 OK');
});
