/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PropertySection } from './propertySection.ts';

export interface PropertyForm {
  /**
     * Completed share of all fields in percent.
     * @minimum 0
     * @maximum 100
     */
  completion: number;
  /**
     * How many more tasks a complete form would match; null when not computed.
     * @nullable
     */
  moreTasks: number | null;
  sections: PropertySection[];
}
