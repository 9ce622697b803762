/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ListCoinMonthsParams = {
/**
 * How many, the running one among them.
 * @minimum 1
 * @maximum 120
 */
months?: number;
};
