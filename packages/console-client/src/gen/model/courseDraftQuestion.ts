/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseDraftOption } from './courseDraftOption.ts';

export interface CourseDraftQuestion {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  question: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  explanation: string;
  /**
     * @minItems 2
     * @maxItems 8
     */
  options: CourseDraftOption[];
}
