/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Gold coins; 100 coins are 1 yuan.
 */
export type Coins = number;
