/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketSort = typeof TicketSort[keyof typeof TicketSort];


export const TicketSort = {
  /** 最先到期在前 */
  Promise: 'promise',
  /** 最新在前 */
  Newest: 'newest',
} as const;
