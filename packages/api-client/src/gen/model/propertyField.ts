/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PropertyFieldKind } from './propertyFieldKind.ts';
import type { PropertyKey } from './propertyKey.ts';
import type { PropertyOption } from './propertyOption.ts';
import type { Time } from './time.ts';

export interface PropertyField {
  key: PropertyKey;
  label: string;
  kind: PropertyFieldKind;
  /** Empty for a date or a region. */
  options: PropertyOption[];
  /** What was answered: option values, one date (YYYY-MM-DD) or one region code; empty when unanswered. */
  values: string[];
  required: boolean;
  /** Whether the member may decline to answer. */
  sensitive: boolean;
  /** Whether the answer is old enough to be asked again. */
  stale: boolean;
  /**
     * Why we ask for it.
     * @nullable
     */
  why: string | null;
  updatedAt: Time | null;
}
