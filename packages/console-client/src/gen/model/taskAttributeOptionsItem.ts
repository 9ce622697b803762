/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskAttributeOptionsItem = {
  /** @maxLength 40 */
  value: string;
  /** @maxLength 40 */
  label: string;
};
