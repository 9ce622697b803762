/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MakeOpenLinkRequestInput = {
  /**
     * @minLength 1
     * @maxLength 24
     */
  taskId: string;
};
