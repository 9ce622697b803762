import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download, LiveMessage, Redirect } from './call.ts';
import type { AnswerKind } from './document.ts';
import { success } from './envelope.ts';

const keepAliveMs = 15_000;

/** Writes events as they come and a comment now and then, so that no proxy takes the silence for the end. */
const eventStream = (messages: AsyncIterable<LiveMessage>): Readable => {
  const stream = new PassThrough();
  const keepAlive = setInterval(() => stream.write(':\n\n'), keepAliveMs);
  stream.once('close', () => clearInterval(keepAlive));
  stream.write(': open\n\n');
  const pump = async (): Promise<void> => {
    for await (const { id, event, data } of messages)
      stream.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    stream.end();
  };
  pump().catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
};

/** Sends what a handler answered in the form the document promises. */
export const sendAnswer = (kind: AnswerKind, answered: unknown, reply: FastifyReply): FastifyReply => {
  switch (kind) {
    case 'json':
      return reply.header('cache-control', 'no-store').send(success(answered));
    case 'redirect':
      return reply.redirect((answered as Redirect).location, 302);
    case 'stream':
      return reply
        .type('text/event-stream')
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .send(eventStream(answered as AsyncIterable<LiveMessage>));
    case 'download': {
      const { name, type, content } = answered as Download;
      return reply
        .type(type)
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        })
        .send(Readable.from(content));
    }
  }
};
