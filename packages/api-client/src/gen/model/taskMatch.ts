/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskMatchLevel } from './taskMatchLevel.ts';

/**
 * How likely this member is to be chosen, in words; never a false-precision number.
 */
export interface TaskMatch {
  level: TaskMatchLevel;
  /**
     * Basis of the estimate.
     * @maxLength 100
     */
  why: string;
}
