/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AnswersState = typeof AnswersState[keyof typeof AnswersState];


export const AnswersState = {
  /** 可以看 */
  Shown: 'shown',
  /** 还没有交 */
  NotHandedIn: 'notHandedIn',
  /** 会员撤回了同意 */
  Withdrawn: 'withdrawn',
  /** 没有问卷 */
  None: 'none',
} as const;
