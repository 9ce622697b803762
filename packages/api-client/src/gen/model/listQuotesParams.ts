/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentityModeParameter } from './groupIdentityModeParameter.ts';

export type ListQuotesParams = {
/**
 * How a download names respondents.
 */
identity?: GroupIdentityModeParameter;
};
