/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Only answers below the caller's unread divider, or only those above it.
 */
export type ResponseUnreadParameter = boolean;
