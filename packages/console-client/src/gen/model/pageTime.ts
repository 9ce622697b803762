/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface PageTime {
  /**
     * Which page, in the order in which they were handed in.
     * @minimum 1
     */
  number: number;
  from: Time;
  until: Time;
  /** @minimum 0 */
  seconds: number;
}
