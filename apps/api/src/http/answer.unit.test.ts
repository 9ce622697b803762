import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendAnswer } from './answer.ts';
import type { LiveOutlet, LiveStream } from '../call/call.ts';
import { eventBytes } from '../call/live-message.ts';

const PIECE = 'x'.repeat(64 * 1024);
const PIECES = 1_000;

/** Serves `PIECES` events and counts those that were sent. */
async function serve(): Promise<{
  port: number;
  counts: { told: number; ended: boolean };
  stop: () => Promise<void>;
}> {
  const counts = { told: 0, ended: false };
  const pieces = (): LiveStream => {
    let outlet: LiveOutlet | undefined;
    const send = async (): Promise<void> => {
      let hasRoom = true;
      while (hasRoom && counts.told < PIECES) {
        hasRoom =
          outlet?.write(eventBytes({ id: String(counts.told), event: 'piece', data: PIECE })) ?? false;
        counts.told += 1;
        await setImmediate();
      }
      if (hasRoom) outlet?.end();
    };
    return {
      start: (opened) => {
        outlet = opened;
        void send();
      },
      resume: () => void send(),
    };
  };
  const server = Fastify({ forceCloseConnections: true });
  server.get('/live', async (_request, reply) => {
    reply.raw.once('close', () => (counts.ended = true));
    return sendAnswer('stream', pieces(), reply);
  });
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
  // The system's own buffers of a connection hold only a few megabytes.
  expect(counts.told).toBeLessThan(PIECES / 4);
  await stop();
});

test('a reader who keeps up gets every event, however many', async () => {
  const { port, counts, stop } = await serve();
  const answer = await fetch(`http://127.0.0.1:${port}/live`);
  const text = await answer.text();
  expect(text.match(/^event: piece$/gmu)).toHaveLength(PIECES);
  expect(counts.told).toBe(PIECES);
  await stop();
});

test('whoever asks for the head of a stream gets no events and the connection back', async () => {
  const { port, stop } = await serve();
  const answer = await fetch(`http://127.0.0.1:${port}/live`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    expect.stringMatching(/^text\/event-stream/u),
    '',
  ]);
  await stop();
});

test('a call that waits behind another one on its connection gets its events after that', async () => {
  const { port, stop } = await serve();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  socket.write('HEAD /nowhere HTTP/1.1\r\nhost: x\r\n\r\nGET /live HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'end');
  expect(text.match(/^HTTP\/1.1 \d+/gmu)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
  expect(text.match(/^event: piece$/gmu)).toHaveLength(PIECES);
  await stop();
});
