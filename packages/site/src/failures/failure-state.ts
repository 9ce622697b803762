import { ApiError } from '@yayan/auth';
import { failureCause } from './failure-cause.ts';
import { noteShown } from './failure-toasts.ts';

/** What a page says about a part that could not be loaded. */
export interface FailureState {
  /** What failed, why, and what to do. */
  message: string;
  /** Whether trying again may help. */
  mayRetry: boolean;
  /** The server's id of the call, to quote to support. */
  requestId: string | undefined;
}

const causeOf = (error: unknown): string =>
  error instanceof ApiError && error.msg !== '' ? error.msg.replace(/。$/u, '') : failureCause(error);

/** Tells what failed (`what`), its cause, and whether another try may help. The page shows it, so no toast does. */
export const failureState = (error: unknown, what = '加载失败'): FailureState => {
  noteShown(error);
  return {
    message: `${what}，${causeOf(error)}`,
    // A refusal of the business may have been lifted meanwhile; a wrong or forbidden call stays wrong.
    mayRetry: !(error instanceof ApiError) || error.retryable || error.status < 400,
    requestId: error instanceof ApiError ? error.requestId : undefined,
  };
};
