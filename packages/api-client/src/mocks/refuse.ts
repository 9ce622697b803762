import { errorCatalogue, type ErrorName } from '@yayan/auth';
import type { RefusalData } from '../gen/refusals.ts';

/** A refusal as the answer of a mock. */
export interface Refused<Reason extends ErrorName = ErrorName> {
  readonly refused: Reason;
  readonly data: unknown;
  /** Seconds of a `Retry-After` header. */
  readonly retryAfterSeconds?: number | undefined;
}

type Explanation<Reason extends ErrorName> = Reason extends keyof RefusalData
  ? readonly [data: RefusalData[Reason]]
  : readonly [data?: null];

/**
 * Makes a mock refuse a call, with the code, HTTP status and message of the error catalogue.
 *
 * @example
 * ```ts
 * server.use(mockPlaceOrder(refuse('PRICE_CHANGED')));
 * server.use(mockPlaceOrder(refuse('ORDER_FORM_INVALID', { problems: [{ field: 'mobile', message: '手机号应为 11 位数字' }] })));
 * ```
 */
export const refuse = <Reason extends ErrorName>(
  reason: Reason,
  ...[data = null]: Explanation<Reason> | readonly []
): Refused<Reason> => ({ refused: reason, data });

/** The server's answer for a refusal. */
export const refusalResponse = ({ refused, data, retryAfterSeconds }: Refused): Response => {
  const { code, status, msg } = errorCatalogue[refused];
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return Response.json({ code, msg, data, requestId: 'mock' }, { status, headers });
};
