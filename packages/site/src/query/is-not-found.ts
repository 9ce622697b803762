import { isRefusal, UnsafePathError } from '@yayan/auth';

/** Whether the addressed thing doesn't exist for this visitor: unknown, another person's, or not a valid id. */
export const isNotFound = (error: unknown): boolean =>
  isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'FIELD_WRONG') || error instanceof UnsafePathError;
