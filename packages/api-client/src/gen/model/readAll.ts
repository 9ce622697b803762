/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Everything up to `before`, so that what arrives meanwhile stays unread.
 */
export interface ReadAll {
  scope: 'all';
  before: Time;
}
