/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LinkedObject } from './linkedObject.ts';

/**
 * What happened with an object without an operator.
 */
export interface ObjectEvent {
  /** @maxLength 200 */
  text: string;
  /**
     * The cause, or an amount.
     * @maxLength 1000
     * @nullable
     */
  note: string | null;
  /** What else it is about; null for nothing that has a page. */
  object: LinkedObject | null;
}
