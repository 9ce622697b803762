/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface Fault {
  code: number;
  msg: string;
  /** Details of the refusal, or null. */
  data: unknown;
  /** Number to quote to support. */
  requestId?: string;
}
