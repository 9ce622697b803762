/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface HelpRating {
  helpful: boolean;
}
