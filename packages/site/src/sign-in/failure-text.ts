import { ApiError, isRefusal } from '@yayan/auth';
import { failureCause, isOffline } from '../failures/failure-cause.ts';
import { noteShown } from '../failures/failure-toasts.ts';

const triesLeftOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'triesLeft' in data && typeof data.triesLeft === 'number'
    ? data.triesLeft
    : undefined;

/** The call's id, to quote to support, where only support can say what happened. */
const numberOf = ({ status, requestId }: ApiError): string =>
  status >= 500 && requestId !== undefined ? `（编号 ${requestId}）` : '';

/** What failed, then why. Without a network, and without a word of what failed, the network is what is missing. */
const withCause = (error: unknown, failed: string | undefined): string => {
  const what = failed ?? (error instanceof ApiError ? undefined : '页面没有加载完整');
  if (what !== undefined) return `${what}，${failureCause(error)}`;
  return error instanceof ApiError && error.status === 0 && isOffline()
    ? '没有网络，联网后再试'
    : failureCause(error);
};

/**
 * The text of a failed call, for the page to show next to the field or in the dialog, instead of a toast. `failed` names the
 * action that failed (「没有投成功」). It is used when the server sent no text, and the cause and what to do follow it.
 */
export const failureText = (error: unknown, failed?: string): string => {
  noteShown(error);
  if (!(error instanceof ApiError)) return withCause(error, failed);
  const tries = isRefusal(error, 'CODE_WRONG') ? triesLeftOf(error.data) : undefined;
  if (tries !== undefined) return `验证码不正确，还可再试 ${tries} 次`;
  return `${error.msg || withCause(error, failed)}${numberOf(error)}`;
};
