/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Details of result 4 (`time`, `attention`) and of result 8 (`givenUp`, `left`). `left` also says of an open participation that its member left the group.
 */
export type ResultCause = typeof ResultCause[keyof typeof ResultCause];


export const ResultCause = {
  /** 答得太快 */
  Time: 'time',
  /** 有题没按要求作答 */
  Attention: 'attention',
  /** 已放弃 */
  GivenUp: 'givenUp',
  /** 已退出 */
  Left: 'left',
} as const;
