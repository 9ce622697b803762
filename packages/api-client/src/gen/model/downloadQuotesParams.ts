/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentityModeParameter } from './groupIdentityModeParameter.ts';
import type { QuoteFileFormat } from './quoteFileFormat.ts';

export type DownloadQuotesParams = {
/**
 * The kind of file.
 */
format: QuoteFileFormat;
/**
 * How a download names respondents.
 */
identity?: GroupIdentityModeParameter;
};
