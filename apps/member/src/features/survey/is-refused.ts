import { ApiError } from '@yayan/auth';

/** Whether the server refused with a message for the person. Server faults and a dead network are no refusals. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 0 && error.status < 500;
