import { isRefusal, type OrderProblem } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { failureText, noteShown } from '@yayan/site';

export interface Refused {
  problems: readonly OrderProblem[];
  /** A message about the whole order: out of stock, not enough coins. */
  message: string;
}

const lost = '没有收到结果，检查网络后重试，不会重复扣金币';

export const notRefused: Refused = { problems: [], message: '' };

/** Reads a refusal, which the form shows. */
export const readRefused = (error: unknown): Refused => {
  noteShown(error);
  if (isRefusal(error, 'ORDER_FORM_INVALID')) return { problems: error.data.problems, message: '' };
  return { problems: [], message: failureText(error, lost) };
};

/** The statuses of a refusal: by a rule, malformed, not found. */
const judgedStatuses: ReadonlySet<number> = new Set([200, 400, 404]);

/**
 * Whether the server has refused this order for good. After a lost answer or a server error the order may exist. After "too
 * many calls" or "sign in again" nothing is known of an earlier try either.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 0 && judgedStatuses.has(error.status);
