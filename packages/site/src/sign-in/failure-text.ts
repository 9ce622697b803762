import { ApiError, isRefusal } from '@yayan/auth';
import { noteShown } from '../failures/failure-toasts.ts';

const triesLeftOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'triesLeft' in data && typeof data.triesLeft === 'number'
    ? data.triesLeft
    : undefined;

/**
 * The text of a failed call, for the page to show next to the field or in the dialog, instead of a toast. `lost` is used when
 * the server sent no text, mostly because it couldn't be reached.
 */
export const failureText = (error: unknown, lost?: string): string => {
  noteShown(error);
  if (!(error instanceof ApiError)) return lost ?? '页面没有加载完整，检查网络后重试';
  const tries = isRefusal(error, 'CODE_WRONG') ? triesLeftOf(error.data) : undefined;
  if (tries !== undefined) return `验证码不正确，还可再试 ${tries} 次`;
  return error.msg || lost || '网络开小差了，请稍后再试';
};
