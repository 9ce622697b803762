/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ContentKind = typeof ContentKind[keyof typeof ContentKind];


export const ContentKind = {
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
