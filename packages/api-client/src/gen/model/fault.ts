/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface Fault {
  code: number;
  msg: string;
  /** What explains the refusal, or null. */
  data: unknown;
  /** To quote to support. */
  requestId?: string;
}
