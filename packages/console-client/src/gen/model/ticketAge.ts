/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketAge = typeof TicketAge[keyof typeof TicketAge];


export const TicketAge = {
  /** 今天提交 */
  Today: 'today',
  /** 1–3 天前 */
  Days3: 'days3',
  /** 4–7 天前 */
  Days7: 'days7',
  /** 更早 */
  Older: 'older',
} as const;
