/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PropertyAnswer } from './propertyAnswer.ts';

export interface PropertyRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  answers: PropertyAnswer[];
}
