/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * One section of the attribute questionnaire.
 */
export interface AttributePart {
  /**
     * Its page in the definition.
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  title: string;
  /**
     * Why it is asked.
     * @maxLength 200
     */
  why: string;
  /**
     * How much of it is answered.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /** When it was last saved, or null. */
  updatedAt: Time | null;
}
