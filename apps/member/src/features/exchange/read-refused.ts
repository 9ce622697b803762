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

/** Whether the server has decided: an answer that got lost, or a server at fault, may have done it. */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 0 && error.status < 500;
