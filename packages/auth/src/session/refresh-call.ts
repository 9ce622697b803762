import { readAnswer } from '../http/answer-body.ts';
import type { Send } from '../http/call-sender.ts';
import { outcomeOf } from '../http/outcome.ts';
import type { Tokens } from './session.ts';

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

/** Asks the server for the successor of a refresh token. Anything but tokens in the answer is an error. */
export const askSuccessor = async (
  send: Send,
  refreshToken: string,
  url = '/v1/auth/token/refresh',
): Promise<Tokens> => {
  const sent = send({ url, method: 'POST', data: { refreshToken } }, undefined);
  const outcome = outcomeOf(await readAnswer(url, sent));
  if (outcome.resolve && isTokens(outcome.value)) return outcome.value;
  throw new Error('The refresh call answered no tokens', { cause: outcome });
};
