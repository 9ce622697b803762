import type { OrderProblem, OrderRefusal } from '@yayan/api-client';
import { ApiError, isRefusal } from '@yayan/auth';

export interface Refused {
  problems: readonly OrderProblem[];
  /** What does not belong to a field: out of stock, not enough coins. */
  message: string;
}

const lost = '没有收到结果，请检查网络后重试。重试不会重复扣金币';

export const notRefused: Refused = { problems: [], message: '' };

/** Reads a refusal; the data of ORDER_FORM_INVALID is what the document says. */
export const readRefused = (error: unknown): Refused => {
  if (isRefusal(error, 'ORDER_FORM_INVALID', 24006))
    return { problems: (error.data as OrderRefusal).problems, message: '' };
  const message = error instanceof ApiError && error.msg !== '' ? error.msg : lost;
  return { problems: [], message };
};

/** How a refusal of what was sent comes: by the rules, malformed, or about something that is not there. */
const judgedStatuses: ReadonlySet<number> = new Set([200, 400, 404]);

/**
 * Whether the server has refused just this. An answer that got lost, or a server at fault, may have done it; and whoever
 * is to wait or to sign in again hears nothing of what became of a try before.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 0 && judgedStatuses.has(error.status);
