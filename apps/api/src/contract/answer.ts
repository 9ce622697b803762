import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download, LiveMessage, Redirect } from './call.ts';
import type { AnswerKind } from './document.ts';
import { success } from './envelope.ts';

async function* eventStream(messages: AsyncIterable<LiveMessage>): AsyncGenerator<string> {
  yield ': open\n\n';
  for await (const { id, event, data } of messages)
    yield `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

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
        .send(Readable.from(eventStream(answered as AsyncIterable<LiveMessage>)));
    case 'download': {
      const { name, type, content } = answered as Download;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Readable.from(content));
    }
  }
};
