/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type DecideIdCheckRequestInput = {
  /** Whether name and number belong together. */
  matches: boolean;
};
