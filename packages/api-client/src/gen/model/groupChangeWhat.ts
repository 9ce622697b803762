/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupChangeWhat = typeof GroupChangeWhat[keyof typeof GroupChangeWhat];


export const GroupChangeWhat = {
  /** 设置 */
  settings: 'settings',
  /** 阶段 */
  move: 'move',
  /** 话题 */
  topic: 'topic',
  /** 题目 */
  section: 'section',
  /** 关闭题目 */
  close: 'close',
  /** 顺序 */
  order: 'order',
  /** 移除 */
  remove: 'remove',
  /** 邀请 */
  invitations: 'invitations',
} as const;
