/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ParticipationSource = typeof ParticipationSource[keyof typeof ParticipationSource];


export const ParticipationSource = {
  /** 会员 */
  Member: 'member',
  /** 代理商的人 */
  Agent: 'agent',
  /** 开放链接 */
  OpenLink: 'openLink',
} as const;
