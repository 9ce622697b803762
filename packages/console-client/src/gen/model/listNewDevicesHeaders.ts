/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ListNewDevicesHeaders = {
/**
 * Sent by a page that looks again by itself: such a call keeps no idle session alive.
 */
'X-Background'?: 'poll';
};
