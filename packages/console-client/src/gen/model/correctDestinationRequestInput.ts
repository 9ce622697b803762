/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CorrectDestinationRequestInput = {
  /**
     * Who gets it.
     * @minLength 1
     * @maxLength 50
     */
  name?: string;
  /**
     * The Alipay account, the mobile to top up, or the mobile of who receives a parcel.
     * @minLength 1
     * @maxLength 260
     */
  account?: string;
  /**
     * Province, city and district in words.
     * @minLength 1
     * @maxLength 100
     */
  region?: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  detail?: string;
};
