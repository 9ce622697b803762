/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether the member wants one message when a sold-out benefit is back in stock, or when its sale begins.
 */
export interface RestockWish {
  wanted: boolean;
}
