/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoverageKey } from './coverageKey.ts';

export type GetVoiceCoverageParams = {
/**
 * Key of the attribute, or `tag`; without it everybody is one segment.
 */
attribute?: CoverageKey;
/**
 * A second one, crossed with the first.
 */
second?: CoverageKey;
};
