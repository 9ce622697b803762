import { ApiError } from '@yayan/auth';

/** Whether a code may still be good after this failure: the server wasn't reached, failed itself, or only asked to wait. */
export const codeMayBeGood = (error: unknown): boolean => !(error instanceof ApiError) || error.retryable;
