/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GetVoiceCoverageParams = {
/**
 * Key of the attribute; without it everybody is one segment.
 * @maxLength 40
 * @pattern ^[A-Za-z][A-Za-z0-9_]*$
 */
attribute?: string;
};
