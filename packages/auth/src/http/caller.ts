import { ApiError } from './api-error.ts';
import { readAnswer } from './answer-body.ts';
import type { Send } from './call-sender.ts';
import type { StreamRequest } from '../events/event-stream.ts';
import { isFinalRefusal } from './final-refusal.ts';
import type { FailureActor } from './failure-actor.ts';
import { outcomeOf } from './outcome.ts';
import type { Answer, Outcome } from './outcome.ts';
import { RefreshRefused, RefreshUnanswered } from '../session/refresh-call.ts';
import type { RefreshQueue } from '../session/refresh-queue.ts';
import type { Session } from '../session/session.ts';
import type { ApiRequest } from './transport-options.ts';

export interface CallerDeps {
  readonly session: Session;
  readonly send: Send;
  readonly act: FailureActor;
  readonly tokens: RefreshQueue;
  /** Sends a call again after failures that may pass. */
  readonly retry: (call: ApiRequest, attempt: () => Promise<Answer>) => Promise<Answer>;
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

const signedOut = (cause: RefreshRefused): ApiError =>
  new ApiError({ code: 401, status: 0, msg: '', data: undefined, kind: 'auth' }, { cause });

const PROOF_REQUIRED = 20_023;

/** The call with a proof of work, if it was refused because one was missing; `undefined` after every other answer. */
const withProof = async (call: ApiRequest, outcome: Outcome): Promise<ApiRequest | undefined> => {
  const { data, signal } = call;
  if (outcome.resolve || outcome.failure.code !== PROOF_REQUIRED) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  // Loaded only when needed, because challenges are rare.
  const { readChallenge, solveChallenge } = await import('./proof-of-work.ts');
  const challenge = readChallenge(outcome.failure.data);
  return challenge && { ...call, data: { ...data, proof: await solveChallenge(challenge, signal) } };
};

const isEventStream = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** The outcome of a stream's call when events follow. */
const streaming: Outcome = { resolve: true, value: undefined };

/** Makes calls: gets a good token, sends the call, and treats the answer by the error catalogue. */
export const createCaller = ({ session, send, act, tokens, retry }: CallerDeps) => {
  const shown = new WeakSet<RefreshUnanswered>();

  /** Fails a call that got no token. The failure of one refresh is shown once, however many calls waited for it. */
  const failWithoutToken = (error: unknown, { url, quiet }: Pick<ApiRequest, 'url' | 'quiet'>): never => {
    if (error instanceof RefreshRefused) throw signedOut(error);
    if (!(error instanceof RefreshUnanswered)) throw error;
    const { status, body } = error.answer;
    const outcome = outcomeOf(status === 200 ? { url, status: 0, body: undefined } : { url, status, body });
    if (outcome.resolve) throw error;
    if (!quiet && !shown.has(error)) {
      shown.add(error);
      act(outcome, session.token());
    }
    throw new ApiError(outcome.failure, { cause: error });
  };

  /** Replaces a refused token. Resolves to `undefined` when the session has ended. */
  const replace = async (refused: string): Promise<string | undefined> => {
    try {
      return await tokens.replace(refused);
    } catch (error) {
      if (error instanceof RefreshRefused) return undefined;
      throw error;
    }
  };

  /** Makes a call with a good token. If the server refuses the token, replaces it and makes the call once more. */
  const withToken = async <Result extends { readonly outcome: Outcome }>(
    call: Pick<ApiRequest, 'url' | 'quiet'>,
    attempt: (token: string | undefined) => Promise<Result>,
  ): Promise<Result & { readonly token: string | undefined }> => {
    try {
      const token = await tokens.goodToken();
      const first = await attempt(token);
      const next = token !== undefined && isAuth(first.outcome) ? await replace(token) : undefined;
      return next === undefined ? { ...first, token } : { ...(await attempt(next)), token: next };
    } catch (error) {
      return failWithoutToken(error, call);
    }
  };

  const request = async (call: ApiRequest): Promise<unknown> => {
    const ask = (asked: ApiRequest) =>
      withToken(asked, async (token) => {
        const answer = await retry(asked, () => answerOf(send, asked, token));
        return { answer, outcome: outcomeOf(answer) };
      });
    const first = await ask(call);
    const proven = await withProof(call, first.outcome);
    const { answer, outcome, token } = proven ? await ask(proven) : first;
    if (outcome.resolve) return outcome.value;
    if (!call.quiet || isAuth(outcome)) act(outcome, token);
    throw new ApiError(outcome.failure, { cause: answer.cause });
  };

  const connect = async (
    { url, params }: StreamRequest,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ): Promise<Response> => {
    const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) };
    const { response, outcome, token } = await withToken({ url }, async (sentWith) => {
      const sent = send({ url, method: 'GET', params, headers, signal }, sentWith);
      const answered = await sent;
      return isEventStream(answered)
        ? { response: answered, outcome: streaming }
        : { response: undefined, outcome: outcomeOf(await readAnswer(url, sent)) };
    });
    if (response) return response;
    if (outcome.resolve)
      throw new ApiError({ code: 0, status: 200, msg: '', data: undefined, kind: 'silent' });
    const error = new ApiError(outcome.failure);
    // While another try follows there is nothing to show.
    if (isFinalRefusal(error)) act(outcome, token);
    throw error;
  };

  return { request, connect };
};
