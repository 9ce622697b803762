/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface GuideUploadRequest {
  /**
     * The caller's own name of this upload. A call with the same id continues it, also after a reload.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{16,64}$
     */
  id: string;
  /**
     * Extension of the original file name, in lower case.
     * @maxLength 8
     * @pattern ^[a-z0-9]{1,8}$
     */
  extension: string;
  /**
     * Size in bytes. Not a byte more can be sent.
     * @minimum 1
     * @maximum 524288000
     */
  size: number;
}
