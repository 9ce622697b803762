import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download, LiveStream, Redirect } from '../call/call.ts';
import type { AnswerKind } from './document.ts';
import { success, successText } from './envelope.ts';
import { sendEvents } from './event-stream.ts';
import { JsonText } from '../call/json-text.ts';

/** Sends a handler's result in the form that the document defines. */
export const sendAnswer = (kind: AnswerKind, answered: unknown, reply: FastifyReply): FastifyReply => {
  switch (kind) {
    case 'json':
      return answered instanceof JsonText
        ? reply.type('application/json; charset=utf-8').send(successText(answered))
        : reply.send(success(answered));
    case 'redirect':
      return reply.redirect((answered as Redirect).location, 302);
    case 'stream':
      return sendEvents(answered as LiveStream, reply);
    case 'download': {
      const { name, type, content } = answered as Download;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Readable.from(content));
    }
  }
};
