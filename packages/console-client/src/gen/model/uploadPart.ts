/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface UploadPart {
  /**
     * Counted from 1.
     * @minimum 1
     */
  number: number;
  /**
     * Its first byte in the file.
     * @minimum 0
     */
  start: number;
  /**
     * Its length. The store refuses any other.
     * @minimum 1
     */
  bytes: number;
  /** The address to PUT it to, valid for ten minutes. */
  url: string;
}
