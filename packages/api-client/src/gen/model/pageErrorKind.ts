/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PageErrorKind = typeof PageErrorKind[keyof typeof PageErrorKind];


export const PageErrorKind = {
  /** 脚本错误 */
  Error: 'error',
  /** 未处理的失败 */
  Rejection: 'rejection',
  /** 渲染错误 */
  Render: 'render',
  /** 文件没有加载 */
  Resource: 'resource',
} as const;
