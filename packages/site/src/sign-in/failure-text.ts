import { ApiError, isRefusal } from '@yayan/auth';

const triesLeftOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'triesLeft' in data && typeof data.triesLeft === 'number'
    ? data.triesLeft
    : undefined;

/** Text for a failed call, shown beside the field after the toast is gone. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return '页面没有加载完整，检查网络后重试';
  const tries = isRefusal(error, 'CODE_WRONG') ? triesLeftOf(error.data) : undefined;
  if (tries !== undefined) return `验证码不正确，还可再试 ${tries} 次`;
  return error.msg || '网络开小差了，请稍后再试';
};
