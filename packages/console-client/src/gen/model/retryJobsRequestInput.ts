/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RetryJobsRequestInput = {
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
};
