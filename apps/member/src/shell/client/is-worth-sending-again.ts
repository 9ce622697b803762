import { ApiError } from '@yayan/auth';

const tooMany = 429;

/** Whether a call should be sent again because nobody knows if it arrived: no answer, a server fault, or too many calls. */
export const isWorthSendingAgain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === tooMany);
