/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorRole = typeof OperatorRole[keyof typeof OperatorRole];


export const OperatorRole = {
  /** 管理员 */
  Admin: 'admin',
  /** 研究员 */
  Researcher: 'researcher',
  /** 审核员 */
  Reviewer: 'reviewer',
  /** 客服 */
  Support: 'support',
  /** 财务 */
  Finance: 'finance',
  /** 编辑 */
  Editor: 'editor',
} as const;
