/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * One card code. Keep it out of logs and caches.
 */
export interface OrderCardCode {
  /**
     * Card number, or null for codes that have none.
     * @maxLength 100
     * @nullable
     */
  number: string | null;
  /** @maxLength 100 */
  secret: string;
  /** Null when it does not expire. */
  expiresAt: Time | null;
}
