import { ApiError } from '@yayan/auth';

const tooMany = 429;

/** Whether it is not known that the server has something, so that it is sent again: no answer, its fault, or too many at once. */
export const isWorthSendingAgain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === tooMany);
