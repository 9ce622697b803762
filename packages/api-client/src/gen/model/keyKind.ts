/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type KeyKind = typeof KeyKind[keyof typeof KeyKind];


export const KeyKind = {
  /** 合作渠道 */
  Agent: 'agent',
  /** 公开链接 */
  Open: 'open',
  /** 小程序 */
  Ticket: 'ticket',
} as const;
