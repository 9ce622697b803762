/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Hosts and observers see no points.
 */
export type GroupRole = typeof GroupRole[keyof typeof GroupRole];


export const GroupRole = {
  /** 受访者 */
  Respondent: 0,
  /** 主持人 */
  Host: 1,
  /** 观察员 */
  Observer: 2,
} as const;
