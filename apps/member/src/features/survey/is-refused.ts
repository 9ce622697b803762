import { ApiError } from '@yayan/auth';

/** Whether the server refused with a message for the member. Server faults and network failures don't count. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 0 && error.status < 500;
