/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What every JSON answer is wrapped in.
 */
export interface Envelope {
  /** 200 is success. */
  code: number;
  /** What happened, in Chinese. */
  msg: string;
}
