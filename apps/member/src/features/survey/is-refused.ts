import { ApiError } from '@yayan/auth';

/** Whether the server said no, in words for the person: its own failures and a dead network are worth trying again. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 0 && error.status < 500;
