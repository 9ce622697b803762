/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MarkOrderPaidRequestInput = {
  /** @pattern ^[0-9A-Za-z_]{1,64}$ */
  receipt: string;
};
