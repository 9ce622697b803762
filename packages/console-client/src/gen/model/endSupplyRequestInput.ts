/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type EndSupplyRequestInput = {
  /**
     * @minLength 1
     * @maxLength 24
     */
  taskId: string;
};
