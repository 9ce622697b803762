/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Marks everything up to `before` as read, so that newer arrivals stay unread.
 */
export interface ReadAll {
  scope: 'all';
  before: Time;
}
