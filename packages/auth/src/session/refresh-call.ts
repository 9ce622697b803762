import { answerOf } from '../http/answer-body.ts';
import type { Send } from '../http/send.ts';
import { isNotNow } from '../http/not-now.ts';
import { envelopeOf, outcomeOf } from '../http/outcome.ts';
import type { Answer } from '../http/outcome.ts';
import type { Tokens } from './session.ts';

/** The server refused the refresh token: the session has ended. */
export class RefreshRefused extends Error {}

/** It is unknown whether the session is still valid: the server couldn't be reached, or couldn't answer. */
export class RefreshUnanswered extends Error {
  /** The answer without tokens; status 0 when none came. */
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`Refresh failed: HTTP status ${answer.status}`, { cause: answer.cause });
    this.answer = answer;
  }
}

const isTokens = (value: unknown): value is Tokens => {
  const { token, refreshToken, expired }: { [Field in keyof Tokens]?: unknown } = Object(value);
  return !!token && typeof token + typeof refreshToken + typeof expired === 'stringstringnumber';
};

/** Whether our server refused. A proxy's error page has no envelope; for a 401 none is needed. */
const isRefused = ({ status, body }: Answer): boolean => {
  const envelope = envelopeOf(body);
  return status === 401 || (!!envelope && status < 500 && !isNotNow(status) && envelope.code !== 200);
};

/** Exchanges a refresh token for new tokens. Throws `RefreshRefused` or `RefreshUnanswered`. */
export const requestTokens = async (
  send: Send,
  refreshToken: string,
  url = '/v1/auth/token/refresh',
): Promise<Tokens> => {
  const answer = await answerOf(send, { url, method: 'POST', data: { refreshToken } });
  const outcome = outcomeOf(answer);
  if (outcome.resolve && isTokens(outcome.value)) return outcome.value;
  if (isRefused(answer)) throw new RefreshRefused('Refresh token refused');
  // A 200 without tokens comes from a proxy.
  throw new RefreshUnanswered(answer.status === 200 ? { ...answer, status: 0, body: undefined } : answer);
};
