import { abortable } from '../abortable.ts';
import { ApiError, unsent } from '../http/api-error.ts';
import { answerOf, type SentCall } from '../http/answer-body.ts';
import type { Send } from '../http/send.ts';
import { nameOf } from './call-sender.ts';
import type { FailureActor } from './failure-actor.ts';
import { isFinalRefusal } from '../http/final-refusal.ts';
import { outcomeOf } from '../http/outcome.ts';
import type { Answer, Outcome } from '../http/outcome.ts';
import { RefreshRefused, RefreshUnanswered } from '../session/refresh-call.ts';
import type { RefreshQueue } from '../session/refresh-queue.ts';
import type { Session } from '../session/session.ts';

export interface CallerDeps {
  readonly session: Session;
  readonly send: Send;
  readonly act: FailureActor;
  readonly tokens: RefreshQueue;
  /** Whether something on the device, such as a service worker, may answer GET calls without a network. */
  readonly readsOffline: boolean;
  /** Sends a call again after temporary failures. */
  readonly retry: (call: SentCall, attempt: () => Promise<Answer>) => Promise<Answer>;
}

/** A call's answer, its outcome, and the token of the call. */
interface CallResult {
  readonly answer: Answer;
  readonly outcome: Outcome;
  readonly token: string | undefined;
}

const isAuth = (outcome: Outcome): boolean => !outcome.resolve && outcome.failure.kind === 'auth';

const PROOF_REQUIRED = 20_023;

/** The call with a proof of work, if it was refused because the proof was missing; `undefined` after every other answer. */
const withProof = async (call: SentCall, outcome: Outcome): Promise<SentCall | undefined> => {
  if (outcome.resolve || outcome.failure.code !== PROOF_REQUIRED) return undefined;
  // Loaded only when needed, because challenges are rare.
  const { proofFor } = await import('../http/proof-of-work.ts');
  const proof = await proofFor(outcome.failure.data, call.signal);
  return proof && { ...call, data: { ...Object(call.data), proof } };
};

/** Makes calls: gets a valid token, sends the call, and handles the answer by the error catalogue. */
export const createCaller = ({ session, send, act, tokens, readsOffline, retry }: CallerDeps) => {
  const shown = new WeakSet<RefreshUnanswered>();

  /** Fails a call that got no token. The failure of one refresh is shown once, even if many calls waited for it. */
  const failWithoutToken = (error: unknown, call: SentCall): never => {
    const name = nameOf(call);
    if (error instanceof RefreshRefused) throw unsent('auth', error, { ...name, code: 401 });
    const cause = new Error('No token to send', { cause: error });
    const outcome = error instanceof RefreshUnanswered && outcomeOf({ ...error.answer, url: call.url });
    if (!outcome || outcome.resolve) throw unsent('silent', cause, name);
    const failure = new ApiError({ ...outcome.failure, ...name }, { cause: error });
    if (!call.quiet && !shown.has(error)) {
      shown.add(error);
      act(outcome.notice, failure, session.token());
    }
    throw failure;
  };

  /** Waits for a token until the call is aborted. */
  const tokenFor = async (
    call: SentCall,
    asked: Promise<string | undefined>,
  ): Promise<string | undefined> => {
    try {
      return await abortable(asked, call.signal);
    } catch (error) {
      call.signal?.throwIfAborted();
      return failWithoutToken(error, call);
    }
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

  const askWith = async (call: SentCall, token: string | undefined): Promise<CallResult> => {
    const answer = await retry(call, () => answerOf(send, call, token));
    return { answer, outcome: outcomeOf(answer), token };
  };

  /**
   * The device's own answer to a GET call when the token couldn't be renewed without a network. If the call reaches the server
   * after all, the server refuses the old token.
   */
  const askDevice = async (call: SentCall, error: unknown): Promise<CallResult | undefined> => {
    const isOffline = error instanceof RefreshUnanswered && error.answer.status === 0;
    if (!readsOffline || !isOffline || call.method !== 'GET' || call.isOpen) return undefined;
    const token = session.token();
    const answer = await answerOf(send, call, token);
    const outcome = outcomeOf(answer);
    return outcome.resolve ? { answer, outcome, token } : undefined;
  };

  /** Makes a call with a valid token. If the server refuses the token, replaces it and makes the call once more. */
  const ask = async (call: SentCall): Promise<CallResult> => {
    let fromDevice: CallResult | undefined;
    const token = await tokenFor(
      call,
      tokens.goodToken().catch(async (error: unknown) => {
        fromDevice = await askDevice(call, error);
        if (!fromDevice) throw error;
        return fromDevice.token;
      }),
    );
    if (fromDevice) return fromDevice;
    const first = await askWith(call, token);
    if (token === undefined || !isAuth(first.outcome)) return first;
    const next = await tokenFor(call, replace(token));
    return next === undefined ? first : askWith(call, next);
  };

  return async (call: SentCall): Promise<unknown> => {
    const first = await ask(call);
    const proven = await withProof(call, first.outcome);
    const { answer, outcome, token } = proven ? await ask(proven) : first;
    if (outcome.resolve) return outcome.value;
    const error = new ApiError({ ...outcome.failure, ...nameOf(call) }, { cause: answer.cause });
    // A stream reconnects after a temporary failure, so there is nothing to show.
    if (call.isOpen ? isFinalRefusal(error) : !call.quiet || isAuth(outcome))
      act(outcome.notice, error, token);
    throw error;
  };
};
