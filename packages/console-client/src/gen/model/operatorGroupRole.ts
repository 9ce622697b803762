/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorGroupRole = typeof OperatorGroupRole[keyof typeof OperatorGroupRole];


export const OperatorGroupRole = {
  /** 受访者 */
  Respondent: 'respondent',
  /** 主持人 */
  Host: 'host',
  /** 观察员 */
  Observer: 'observer',
} as const;
