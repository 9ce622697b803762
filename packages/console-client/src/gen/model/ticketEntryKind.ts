/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketEntryKind = typeof TicketEntryKind[keyof typeof TicketEntryKind];


export const TicketEntryKind = {
  /** 提交 */
  Opened: 'opened',
  /** 受理 */
  Accepted: 'accepted',
  /** 开始处理 */
  Started: 'started',
  /** 请你补充 */
  Asked: 'asked',
  /** 补充 */
  Replied: 'replied',
  /** 答复 */
  Answered: 'answered',
  /** 复核结果 */
  Decided: 'decided',
  /** 确认 */
  Confirmed: 'confirmed',
  /** 重新打开 */
  Reopened: 'reopened',
  /** 合并 */
  Merged: 'merged',
  /** 撤销合并 */
  Separated: 'separated',
} as const;
