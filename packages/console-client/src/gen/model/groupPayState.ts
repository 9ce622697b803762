/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupPayState = typeof GroupPayState[keyof typeof GroupPayState];


export const GroupPayState = {
  /** 未结算 */
  NotTallied: 'notTallied',
  /** 待确认 */
  Waiting: 'waiting',
  /** 已确认 */
  Confirmed: 'confirmed',
  /** 已暂停 */
  Held: 'held',
  /** 已拒绝 */
  Refused: 'refused',
} as const;
