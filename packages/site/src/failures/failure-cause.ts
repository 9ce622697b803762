import { ApiError } from '@yayan/auth';

/** Whether the browser says that the device has no network. Only then a text may blame the network. */
export const isOffline = (): boolean => 'onLine' in globalThis.navigator && !globalThis.navigator.onLine;

/** Failures that a text was asked for while the device had no network. */
const lost = new WeakSet<object>();

/**
 * Why something failed that the server gave no text for, and what to do: check the network only without one, wait where no
 * answer came, otherwise try again.
 */
export const failureCause = (error: unknown): string => {
  const isAnswered = error instanceof ApiError && error.status !== 0;
  if (!isAnswered && isOffline()) {
    if (error instanceof Error) lost.add(error);
    return '请检查网络后重试';
  }
  // A text that is drawn again when the network is back must not blame the server.
  if (!(error instanceof ApiError) || lost.has(error)) return '请重试';
  return isAnswered ? '服务出了点问题，请稍后再试' : '连不上服务器，请稍后再试';
};
