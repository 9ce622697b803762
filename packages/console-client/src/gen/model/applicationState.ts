/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ApplicationState = typeof ApplicationState[keyof typeof ApplicationState];


export const ApplicationState = {
  /** 已收到 */
  Received: 'received',
  /** 处理中 */
  Reviewing: 'reviewing',
  /** 已通过 */
  Accepted: 'accepted',
  /** 未通过 */
  Declined: 'declined',
} as const;
