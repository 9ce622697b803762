/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupLiveKind = typeof GroupLiveKind[keyof typeof GroupLiveKind];


export const GroupLiveKind = {
  /** 新回答 */
  ResponseCreated: 'response.created',
  /** 回答已修改 */
  ResponseEdited: 'response.edited',
  /** 回答已删除 */
  ResponseDeleted: 'response.deleted',
  /** 主持人已看 */
  ResponseSeen: 'response.seen',
  /** 新追问或回复 */
  FollowUpCreated: 'followup.created',
  /** 有人投票 */
  VoteCast: 'vote.cast',
  /** 环节开放 */
  SectionOpened: 'section.opened',
  /** 环节关闭 */
  SectionClosed: 'section.closed',
  /** 话题开放 */
  TopicOpened: 'topic.opened',
  /** 话题关闭 */
  TopicClosed: 'topic.closed',
} as const;
