import type { ErrorName } from '../gen/error-catalogue.ts';
import { isNotNow } from './not-now.ts';
import { retryableCodes } from '../gen/retryable-codes.ts';

export type { ErrorName };

/**
 * What a failure means to a page:
 * - `notice`: the transport has passed `msg` to `on.notice`;
 * - `silent`: the transport has shown nothing, the page decides;
 * - `auth`: the session is over, and the transport has called `unauthorised` or `reload`;
 * - `network`: no usable answer came, and the transport has called `on.networkError`.
 *
 * Calls of `/v1/process` are `silent` even without an answer (`status` is 0 then), because surveys continue offline.
 */
export type FailureKind = 'notice' | 'silent' | 'auth' | 'network';

/** The parts of an `ApiError`. */
export interface ApiFailure {
  /** Number from the error catalogue; 0 when the answer had none. */
  readonly code: number;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's text for the person, in plain Chinese; empty when there is none. */
  readonly msg: string;
  /** `data` of the envelope; some refusals put details there. */
  readonly data: unknown;
  readonly kind: FailureKind;
  /** The code's name in the error catalogue; `undefined` for a code this version doesn't know, or none. */
  readonly reason?: ErrorName | undefined;
  /** The server's id of the call, to quote to support. */
  readonly requestId?: string | undefined;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds?: number | undefined;
  /** The call's name in the document; generated calls have one. */
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  /** Path below the base path, without the query. */
  readonly path?: string | undefined;
}

/**
 * The messages of an error and its causes. A query may contain personal data, and messages end up in logs, so the query is left
 * out.
 */
const because = (cause: unknown): string => {
  if (!(cause instanceof Error)) return '';
  const message = cause.message || ('code' in cause ? String(cause.code) : cause.name);
  return `: ${message.replaceAll(/\?\S+/g, '')}${because(cause.cause)}`;
};

/**
 * The error with which a failed call rejects. Only a call aborted by its own signal rejects with the signal's reason instead.
 * `message` is for logs, in English: which call failed, its code and its cause. `msg` is for the person, in Chinese.
 *
 * @example
 * ```ts
 * import { ApiError } from '@yayan/auth';
 *
 * try {
 *   await transport.request({ url: '/v1/auth/qrcode/check', method: 'GET', params: { ticket } });
 * } catch (error) {
 *   if (error instanceof ApiError && error.code === 1060) showCode();
 *   else throw error;
 * }
 * ```
 */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  declare readonly code: number;
  declare readonly status: number;
  declare readonly msg: string;
  declare readonly data: unknown;
  declare readonly kind: FailureKind;
  /** The refusal's name; the generated calls of `@yayan/api-client` set it. */
  declare reason: ErrorName | undefined;
  declare readonly requestId: string | undefined;
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly operation: string | undefined;
  declare readonly method: string | undefined;
  declare readonly path: string | undefined;
  /**
   * Whether the same call may succeed a little later: no usable answer came, the server was busy or failed, or the refusal only
   * asks to wait. Wait for `retryAfterSeconds` if the error has it. Without an idempotency key, repeating a call that changes
   * data may change them twice.
   */
  declare readonly retryable: boolean;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    const { code, status, msg, operation, path = 'Call' } = failure;
    super(
      `${operation ?? path} failed: code ${code}, HTTP status ${status} ${msg}${because(options?.cause)}`,
      options,
    );
    Object.assign(this, failure);
    this.retryable = status >= 500 || isNotNow(status) || !(status || code) || retryableCodes.includes(code);
  }
}

/** The failure of a call that was not sent. */
export const unsent = (kind: FailureKind, cause: unknown, more?: Partial<ApiFailure>): ApiError =>
  new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind, ...more }, { cause });
