/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupDownloadKind = typeof GroupDownloadKind[keyof typeof GroupDownloadKind];


export const GroupDownloadKind = {
  /** 受访者名单 */
  Members: 'members',
  /** 话题实录 */
  Transcript: 'transcript',
  /** 回答明细 */
  ResponseTable: 'responseTable',
  /** 按人汇总 */
  MemberTable: 'memberTable',
  /** 附件 */
  Attachments: 'attachments',
  /** 金句 */
  Quotes: 'quotes',
} as const;
