/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * With any of these tags; the parameter repeated for each.
 */
export type ResponseTagIdsParameter = Id[];
