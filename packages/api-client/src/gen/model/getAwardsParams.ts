/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonth } from './awardMonth.ts';

export type GetAwardsParams = {
/**
 * Without it, the newest month with awards.
 */
month?: AwardMonth;
};
