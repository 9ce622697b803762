/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PartnerVisitState = typeof PartnerVisitState[keyof typeof PartnerVisitState];


export const PartnerVisitState = {
  /** 结果待确认 */
  Waiting: 'waiting',
  /** 可以再试一次 */
  Retry: 'retry',
  /** 已有结果 */
  Ended: 'ended',
} as const;
