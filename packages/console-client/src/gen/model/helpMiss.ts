/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface HelpMiss {
  /** @maxLength 40 */
  words: string;
  /** @minimum 1 */
  count: number;
  firstAt: Time;
  lastAt: Time;
}
