/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FiledTaskQuotasItem = {
  /** @maxLength 100 */
  name: string;
  limit: number;
};
