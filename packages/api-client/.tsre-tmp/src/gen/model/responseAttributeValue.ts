/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseAttributeValue {
  value: string;
  /** @minimum 0 */
  members: number;
}
