/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RegionCode } from './regionCode.ts';

export type ListRegionsParams = {
/**
 * Only what belongs to this province or city; the whole tree by default.
 */
parent?: RegionCode;
};
