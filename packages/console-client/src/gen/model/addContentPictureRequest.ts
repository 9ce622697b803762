/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface AddContentPictureRequest {
  /**
     * The file in base64.
     * @minLength 4
     * @maxLength 5600000
     * @pattern ^[A-Za-z0-9+/]+={0,2}$
     */
  content: string;
}
