/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export type SystemStateChecksItem = {
  /** @maxLength 200 */
  name: string;
  /** @minimum 0 */
  findings: number;
  at: Time;
};
