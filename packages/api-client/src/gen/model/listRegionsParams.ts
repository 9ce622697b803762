/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RegionCode } from './regionCode.ts';

export type ListRegionsParams = {
/**
 * Only what lies below this province or city; left out, the whole tree.
 */
parent?: RegionCode;
};
