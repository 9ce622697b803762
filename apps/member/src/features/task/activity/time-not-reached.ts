import { isRefusal, type TaskTooFast } from '@yayan/api-client';

/** The time counted so far, from a TIME_NOT_REACHED refusal; undefined for other errors. */
export const timeNotReached = (error: unknown): TaskTooFast | undefined =>
  isRefusal(error, 'TIME_NOT_REACHED') ? error.data : undefined;
