import { memoryCookies, memoryStorage } from './browser-storage.ts';
import { randomId } from '../random-id.ts';
import { createSession } from './session.ts';
import type { Session } from './session-options.ts';

/**
 * Creates a session in memory that exists as long as this object: nothing is stored in the browser, a reload signs out, and no
 * other client or tab sees it.
 *
 * @param prefix tabs with the same prefix share one connection for `stream` with `shared: true`. By default it is unique.
 *
 * @example
 * ```ts
 * import { createMemorySession } from '@yayan/auth';
 *
 * const [one, other] = [createMemorySession(), createMemorySession()];
 * ```
 */
export const createMemorySession = (prefix = `memory.${randomId()}.`): Session =>
  createSession({ prefix, cookies: memoryCookies(), storage: memoryStorage() });
