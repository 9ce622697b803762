/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ListOperatorRequestsParams = {
/**
 * Only those that wait.
 */
open?: boolean;
};
