/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface FailedJob {
  id: Id;
  /** @maxLength 100 */
  name: string;
  failedAt: Time;
  /** @maxLength 5000 */
  error: string;
}
