/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PropertyKey } from './propertyKey.ts';

export interface PropertyAnswer {
  key: PropertyKey;
  /**
     * @maxItems 50
     * @items.maxLength 64
     */
  values: string[];
}
