import { errors } from '@yayan/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isLockTimeout } from '../platform/database/retry.ts';
import { isUnavailable, UNAVAILABLE_SECONDS } from '../platform/database/unavailable.ts';
import { isFolderFull } from '../platform/full-disks.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { JsonText } from '../call/json-text.ts';

/** Wraps a handler's result in the envelope. */
export const success = (data: unknown): { code: number; msg: string; data: unknown } => ({
  code: errors.OK.code,
  msg: errors.OK.msg,
  data,
});

const OPENING = JSON.stringify(success(null)).slice(0, -'null}'.length);

/** Wraps a result that is JSON text already. */
export const successText = ({ text }: JsonText<unknown>): string => `${OPENING}${text}}`;

/** Seconds after which a client may try again if a call waited too long for a lock. */
const busySeconds = 2;

const faultOf = (error: FastifyError): ApiFault | undefined => {
  if (isLockTimeout(error)) return new ApiFault('UNAVAILABLE', null, busySeconds);
  if (isUnavailable(error) || isFolderFull(error))
    return new ApiFault('UNAVAILABLE', null, UNAVAILABLE_SECONDS);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiFault('TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiFault('UNSUPPORTED_TYPE');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiFault('MALFORMED');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiFault('NOT_FOUND');
    default:
      return error.statusCode === 429
        ? new ApiFault('TOO_MANY')
        : error.statusCode === 400 || error instanceof SyntaxError
          ? new ApiFault('MALFORMED')
          : undefined;
  }
};

/**
 * Answers any error in the envelope. An error of the catalogue keeps its code. Any other error is our fault: it is
 * logged in full and sent as INTERNAL, so that nothing leaks.
 */
export const sendFault = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const fault = error instanceof ApiFault ? error : faultOf(error);
  if (!fault) request.log.error({ err: error }, 'unexpected error');
  else if (isLockTimeout(error)) request.log.warn({ err: error }, 'others held a lock for too long');
  else if (isFolderFull(error)) request.log.error({ err: error }, 'the disk is full');
  else if (isUnavailable(error)) request.log.error({ err: error }, 'the database is unavailable');
  const { entry, data, retryAfterSeconds } = fault ?? new ApiFault('INTERNAL');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(entry.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: entry.code, msg: entry.msg, data: data ?? null, requestId: request.id }));
};
