/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The envelope of every JSON answer.
 */
export interface Envelope {
  /** 200 is success. */
  code: number;
  /** What happened, in Chinese. */
  msg: string;
}
