/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TimelineKind = typeof TimelineKind[keyof typeof TimelineKind];


export const TimelineKind = {
  /** 会员 */
  Member: 'member',
  /** 参与 */
  Participation: 'participation',
  /** 提交 */
  HandIn: 'handIn',
  /** 兑换单 */
  Order: 'order',
  /** 反馈 */
  Ticket: 'ticket',
  /** 任务 */
  Task: 'task',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论小组 */
  Group: 'group',
  /** 福利 */
  Benefit: 'benefit',
  /** 合作方 */
  Partner: 'partner',
  /** 横幅 */
  Banner: 'banner',
  /** 公开活动 */
  Event: 'event',
  /** 公告 */
  Notice: 'notice',
  /** 弹窗 */
  Popup: 'popup',
  /** 快问 */
  Poll: 'poll',
  /** 帮助文章 */
  Article: 'article',
  /** 课程 */
  Course: 'course',
  /** 明星文章 */
  StarArticle: 'starArticle',
  /** 渠道页 */
  Channel: 'channel',
  /** APP 版本 */
  AppRelease: 'appRelease',
} as const;
