/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type DismissHelpMissRequestInput = {
  /**
     * @minLength 1
     * @maxLength 40
     */
  words: string;
};
