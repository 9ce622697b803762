/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type StreamLiveHeaders = {
/**
 * The id of the last event before the break.
 * @maxLength 64
 * @pattern ^[0-9A-Za-z-]{1,64}$
 */
'Last-Event-ID'?: string;
};
