/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ListCoinMonthsParams = {
/**
 * How many months, including the current one.
 * @minimum 1
 * @maximum 120
 */
months?: number;
};
