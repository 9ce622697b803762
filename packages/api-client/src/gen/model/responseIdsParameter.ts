/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Only these answers, for a page that shows them already; the parameter repeated for each.
 */
export type ResponseIdsParameter = Id[];
