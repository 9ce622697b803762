import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download, LiveMessage, Redirect } from './call.ts';
import type { AnswerKind } from './document.ts';
import { success, successText } from './envelope.ts';
import { JsonText } from './json-text.ts';

const tickMs = 15_000;

/**
 * Writes events as server-sent events, and a comment every 15 s, because proxies close silent connections. It takes
 * the next event only when the client has read the last one, so a slow client fills no memory here. A client that
 * reads nothing between two comments is cut off and reconnects with its `Last-Event-ID`. The stream starts with an
 * id, so a client that reconnects always sends one, and the server knows that it missed events.
 */
const eventStream = (messages: AsyncIterable<LiveMessage>): Readable => {
  const stream = new PassThrough();
  const closed = new AbortController();
  let behind = false;
  const tick = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write(':\n\n');
    else if (behind) stream.destroy(new Error('A reader takes no events'));
    else behind = true;
  }, tickMs);
  stream.on('drain', () => {
    behind = false;
  });
  stream.once('close', () => {
    clearInterval(tick);
    closed.abort();
  });
  stream.write('id: open\n\n');
  const pump = async (): Promise<void> => {
    for await (const { id, event, data } of messages) {
      const isFull = !stream.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (isFull) await once(stream, 'drain', { signal: closed.signal });
    }
    stream.end();
  };
  pump().catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
};

/** Sends a handler's answer in the form the document promises. */
export const sendAnswer = (kind: AnswerKind, answered: unknown, reply: FastifyReply): FastifyReply => {
  switch (kind) {
    case 'json':
      return answered instanceof JsonText
        ? reply.type('application/json; charset=utf-8').send(successText(answered))
        : reply.send(success(answered));
    case 'redirect':
      return reply.redirect((answered as Redirect).location, 302);
    case 'stream':
      return reply
        .type('text/event-stream')
        .header('x-accel-buffering', 'no')
        .send(eventStream(answered as AsyncIterable<LiveMessage>));
    case 'download': {
      const { name, type, content } = answered as Download;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Readable.from(content));
    }
  }
};
