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
     * Why we ask for it.
     * @maxLength 200
     */
  why: string;
  /**
     * Share that is answered and still current, in percent.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * How many answers are old enough to be asked again.
     * @minimum 0
     */
  stale: number;
  /** Whether it asks for sensitive data and so for the separate consent. */
  sensitive: boolean;
  /** When it was last saved, or null. */
  updatedAt: Time | null;
}
