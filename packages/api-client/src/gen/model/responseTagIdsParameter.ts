/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Answers with any of these tags. Repeat the parameter for each.
 */
export type ResponseTagIdsParameter = Id[];
