/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether the scripted respondents still answer, are through, or could not go on.
 */
export type RehearsalWalk = typeof RehearsalWalk[keyof typeof RehearsalWalk];


export const RehearsalWalk = {
  /** 作答中 */
  Running: 'running',
  /** 已走完 */
  Finished: 'finished',
  /** 没有走完 */
  Interrupted: 'interrupted',
} as const;
