import { readAnswer } from '../http/answer-body.ts';
import type { Send } from '../http/call-sender.ts';
import { envelopeOf, outcomeOf } from '../http/outcome.ts';
import type { Answer } from '../http/outcome.ts';
import type { Tokens } from './session.ts';

/** The server refused the refresh token: the session has ended. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused';
}

/** It is unknown whether the session is still valid: the server was not reached, or could not answer. */
export class RefreshUnanswered extends Error {
  override readonly name = 'RefreshUnanswered';
  /** The answer that came instead of tokens; status 0 when none came. */
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`The refresh call got no usable answer: HTTP status ${answer.status}`, { cause: answer.cause });
    this.answer = answer;
  }
}

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  value.token !== '' &&
  'refreshToken' in value &&
  typeof value.refreshToken === 'string' &&
  'expired' in value &&
  typeof value.expired === 'number';

/** HTTP statuses of the 4xx range that say "not now" rather than "no": timeout, too early, too many. */
const notNow = new Set([408, 425, 429]);

/** Whether our server refused. A proxy's error page has no envelope; a 401 needs none. */
const isRefused = ({ status, body }: Answer): boolean => {
  if (status === 401) return true;
  const envelope = envelopeOf(body);
  if (!envelope || status >= 500 || notNow.has(status)) return false;
  return envelope.code !== 200;
};

const answerOf = async (send: Send, url: string, refreshToken: string): Promise<Answer> => {
  try {
    return await readAnswer(url, send({ url, method: 'POST', data: { refreshToken } }, undefined));
  } catch (cause) {
    return { url, status: 0, body: undefined, cause };
  }
};

/** Asks the server for the successor of a refresh token. Throws `RefreshRefused` or `RefreshUnanswered`. */
export const askSuccessor = async (
  send: Send,
  refreshToken: string,
  url = '/v1/auth/token/refresh',
): Promise<Tokens> => {
  const answer = await answerOf(send, url, refreshToken);
  const outcome = outcomeOf(answer);
  if (outcome.resolve && isTokens(outcome.value)) return outcome.value;
  throw isRefused(answer)
    ? new RefreshRefused('The refresh token was refused')
    : new RefreshUnanswered(answer);
};
