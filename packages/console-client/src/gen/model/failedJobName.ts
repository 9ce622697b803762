/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface FailedJobName {
  /** @maxLength 100 */
  name: string;
  jobs: number;
  since: Time;
}
