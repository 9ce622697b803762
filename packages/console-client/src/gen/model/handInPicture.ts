/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface HandInPicture {
  /**
     * Signed address with a limited lifetime.
     * @maxLength 2000
     */
  url: string;
  /** @maxLength 500 */
  caption: string;
}
