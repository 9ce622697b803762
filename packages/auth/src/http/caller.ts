import { ApiError } from './api-error.ts';
import { readAnswer } from './answer-body.ts';
import type { Send } from './call-sender.ts';
import type { StreamRequest } from '../events/event-stream.ts';
import { isFinal } from './final-refusal.ts';
import type { FailureActor } from './failure-actor.ts';
import { outcomeOf } from './outcome.ts';
import type { Answer, Outcome } from './outcome.ts';
import type { Session } from '../session/session.ts';
import type { ApiRequest } from './transport-options.ts';

export interface CallerParts {
  readonly session: Session;
  readonly send: Send;
  readonly act: FailureActor;
  /** A token good for the next call; `undefined` when signed out. */
  readonly goodToken: () => Promise<string | undefined>;
}

const answerOf = async (send: Send, call: ApiRequest, token: string | undefined): Promise<Answer> => {
  call.signal?.throwIfAborted();
  const sent = send(call, token);
  try {
    return await readAnswer(call.url, sent, call.responseType);
  } catch (cause) {
    call.signal?.throwIfAborted();
    return { url: call.url, status: 0, body: undefined, cause };
  }
};

const isAuth = (outcome: Outcome): boolean => !outcome.resolve && outcome.failure.kind === 'auth';

const PROOF_REQUIRED = 20_023;

/** The call with the proof of work that it was refused for want of; `undefined` after every other answer. */
const withProof = async (call: ApiRequest, outcome: Outcome): Promise<ApiRequest | undefined> => {
  const { data, signal } = call;
  if (outcome.resolve || outcome.failure.code !== PROOF_REQUIRED) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  // Loaded with the first challenge: hardly anyone meets one.
  const { readChallenge, solveChallenge } = await import('./proof-of-work.ts');
  const challenge = readChallenge(outcome.failure.data);
  return challenge && { ...call, data: { ...data, proof: await solveChallenge(challenge, signal) } };
};

const isEventStream = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** Makes calls: a token first, then the answer, judged by the error catalogue. */
export const createCaller = ({ session, send, act, goodToken }: CallerParts) => {
  /** Whether another call or tab has replaced the token meanwhile: being refused with the old one says nothing then. */
  const isReplaced = (token: string | undefined): boolean => {
    const current = session.token();
    return token !== undefined && current !== undefined && current !== token;
  };

  const request = async (call: ApiRequest): Promise<unknown> => {
    let token = await goodToken();
    let answer = await answerOf(send, call, token);
    if (isAuth(outcomeOf(answer)) && isReplaced(token)) {
      token = session.token();
      answer = await answerOf(send, call, token);
    }
    let outcome = outcomeOf(answer);
    const proven = await withProof(call, outcome);
    if (proven) {
      token = await goodToken();
      answer = await answerOf(send, proven, token);
      outcome = outcomeOf(answer);
    }
    if (outcome.resolve) return outcome.value;
    if (!call.quiet || isAuth(outcome)) act(outcome, token);
    throw new ApiError(outcome.failure, { cause: answer.cause });
  };

  const connect = async (
    { url, params }: StreamRequest,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ): Promise<Response> => {
    const token = await goodToken();
    const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) };
    const sent = send({ url, method: 'GET', params, headers, signal }, token);
    const response = await sent;
    if (isEventStream(response)) return response;
    const outcome = outcomeOf(await readAnswer(url, sent));
    if (outcome.resolve)
      throw new ApiError({ code: 0, status: 200, msg: '', data: undefined, kind: 'silent' });
    const error = new ApiError(outcome.failure);
    if (error.kind === 'auth' && isReplaced(token))
      throw new Error('The token was just replaced', { cause: error });
    // While another try follows there is nothing to show.
    if (isFinal(error)) act(outcome, token);
    throw error;
  };

  return { request, connect };
};
