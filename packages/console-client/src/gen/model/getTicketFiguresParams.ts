/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GetTicketFiguresParams = {
/**
 * The first day, in China. Its week is the first one. By default twelve weeks before the last one; at most a year before it.
 */
from?: string;
/**
 * The last day. Its week is the last one. By default today.
 */
until?: string;
};
