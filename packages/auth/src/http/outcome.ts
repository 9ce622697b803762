import type { ApiFailure } from './api-error.ts';
import { isProcessCall } from './process-call.ts';

/** The server's answer to one call. */
export interface Answer {
  /** Path below the base path, e.g. `/v1/tasks/recommend`. */
  readonly url: string;
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** Parsed body; `undefined` when there was none, or it couldn't be parsed. */
  readonly body: unknown;
  /** Why there was no answer. */
  readonly cause?: unknown;
  /** The server's id of the call. */
  readonly requestId?: string | undefined;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds?: number | undefined;
  /** The wait before the next try; `undefined` when the answer names none, or a too long one. */
  readonly retryWaitMilliseconds?: number | undefined;
}

/** Tone of a failure's message: `warning` for a business refusal, `error` for a protocol error. */
export type FailureTone = 'warning' | 'error';

/** An answer that rejects its call. */
export interface Refusal {
  readonly resolve: false;
  readonly failure: ApiFailure;
  /** Tone in which to show `msg`. Absent for failures that are silent or shown as network errors. */
  readonly notice?: FailureTone;
}

/** What the transport does about an answer. */
export type Outcome = { readonly resolve: true; readonly value: unknown } | Refusal;

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  readonly requestId?: string | undefined;
}

/** Codes of answers that resolve. */
const resolves = (code: number): boolean => code === 200 || code === 5629 || code === 5013;
/**
 * Codes whose message isn't shown, and codes after which a call is sent again: 20001 key expired, 20023 proof of work required.
 */
const silent = [1060, 1049, 1105, 20001, 20023];
const silentOnHttpError = [1105, 10014];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads an envelope; `undefined` for a body without a numeric code. */
export const envelopeOf = (body: unknown): Envelope | undefined => {
  const { code, msg, data, requestId }: { [Field in keyof Envelope]?: unknown } = Object(body);
  if (typeof code !== 'number') return undefined;
  return { code, msg: textOf(msg) ?? '', data, requestId: textOf(requestId) };
};

/**
 * The rules of the error catalogue, in their order:
 *
 * | Answer | Outcome |
 * |---|---|
 * | HTTP 200, body without a code | passes through whole |
 * | HTTP 200, code 200, 5629 or 5013 | resolves with `data` |
 * | HTTP status 401, or code 401 | token cleared, to the login |
 * | HTTP 200, code 1060, 1049, 1105, 20001 or 20023 | rejected silently |
 * | another HTTP status, code 1105 or 10014 | rejected silently |
 * | any `/v1/process` call | rejected silently |
 * | a message in the envelope | `notice` with that message |
 * | none, or no answer at all | `networkError` |
 */
export const outcomeOf = ({ url, status, body, requestId, retryAfterSeconds }: Answer): Outcome => {
  const envelope = envelopeOf(body);
  const isOk = status === 200;
  if (isOk && !envelope) return { resolve: true, value: body };
  const { code, msg, data, requestId: told } = envelope ?? { code: 0, msg: '', data: undefined };
  if (isOk && resolves(code)) return { resolve: true, value: data };
  const isSilent = isProcessCall(url) || (isOk ? silent : silentOnHttpError).includes(code);
  const isAuth = status === 401 || code === 401;
  const kind = isAuth ? 'auth' : isSilent ? 'silent' : msg ? 'notice' : 'network';
  return {
    resolve: false,
    failure: { code, status, msg, data, kind, requestId: requestId ?? told, retryAfterSeconds },
    ...(kind === 'notice' && { notice: isOk ? 'warning' : 'error' }),
  };
};
