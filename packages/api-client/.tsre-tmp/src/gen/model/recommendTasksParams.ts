/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RecommendTasksParams = {
/**
 * How many at most.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};
