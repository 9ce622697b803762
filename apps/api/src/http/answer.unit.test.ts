import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendAnswer } from './answer.ts';
import type { LiveMessage } from './call.ts';

const PIECE = 'x'.repeat(64 * 1024);
const PIECES = 1_000;

/** Serves `PIECES` events and counts those that were asked for. */
async function serve(): Promise<{
  port: number;
  counts: { told: number; ended: boolean };
  stop: () => Promise<void>;
}> {
  const counts = { told: 0, ended: false };
  async function* events(): AsyncGenerator<LiveMessage> {
    try {
      for (; counts.told < PIECES; counts.told += 1) {
        yield { id: String(counts.told), event: 'piece', data: PIECE };
        await setImmediate();
      }
    } finally {
      counts.ended = true;
    }
  }
  const server = Fastify({ forceCloseConnections: true });
  server.get('/live', async (_request, reply) => sendAnswer('stream', events(), reply));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(address).port), counts, stop: () => server.close() };
}

test('F5 a reader who takes no events has next to none waiting, is cut off, and their stream is let go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port, counts, stop } = await serve();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /live HTTP/1.1\r\nhost: x\r\n\r\n');
  const closed = once(socket, 'close');
  while (!counts.ended) {
    await setImmediate();
    vi.advanceTimersByTime(5);
  }
  socket.resume();
  await closed;
  // What the system itself keeps of a connection is a few megabytes.
  expect(counts.told).toBeLessThan(PIECES / 4);
  await stop();
});

test('a reader who keeps up gets every event, however many', async () => {
  const { port, counts, stop } = await serve();
  const answer = await fetch(`http://127.0.0.1:${port}/live`);
  const text = await answer.text();
  expect(text.match(/^event: piece$/gmu)).toHaveLength(PIECES);
  expect(counts).toEqual({ told: PIECES, ended: true });
  await stop();
});
