/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PropertyField } from './propertyField.ts';
import type { PropertyKey } from './propertyKey.ts';

export interface PropertySection {
  id: PropertyKey;
  title: string;
  /**
     * Completed share in percent.
     * @minimum 0
     * @maximum 100
     */
  completion: number;
  fields: PropertyField[];
}
