import { isRefusal, type OrderProblem } from '@yayan/api-client';
import { failureText, noteShown } from '@yayan/site';

export interface FormRefusal {
  problems: readonly OrderProblem[];
  /** A message about the whole order: out of stock, not enough coins. */
  message: string;
}

const failed = '没有收到结果（重试不会重复扣金币）';

export const notRefused: FormRefusal = { problems: [], message: '' };

/** Turns a refusal into what the form shows. */
export const readRefused = (error: unknown): FormRefusal => {
  noteShown(error);
  if (isRefusal(error, 'ORDER_FORM_INVALID')) return { problems: error.data.problems, message: '' };
  return { problems: [], message: failureText(error, failed) };
};
