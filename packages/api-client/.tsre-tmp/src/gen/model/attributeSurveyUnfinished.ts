/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributePart } from './attributePart.ts';

/**
 * Comes with code 5629.
 */
export interface AttributeSurveyUnfinished {
  state: 'unfinished';
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * The sections still to finish.
     * @minItems 1
     * @maxItems 20
     */
  missing: AttributePart[];
}
