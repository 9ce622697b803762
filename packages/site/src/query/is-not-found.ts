import { isRefusal, UnsafePathError } from '@yayan/auth';

/**
 * Whether what an address names does not exist for this visitor: unknown, somebody else's, or nothing that could ever
 * have been an id.
 */
export const isNotFound = (error: unknown): boolean =>
  isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'FIELD_WRONG') || error instanceof UnsafePathError;
