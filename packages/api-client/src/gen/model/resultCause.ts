/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Details of result 4 (`time`, `attention`) and of result 8 (`givenUp`).
 */
export type ResultCause = typeof ResultCause[keyof typeof ResultCause];


export const ResultCause = {
  /** 答得太快 */
  Time: 'time',
  /** 有题没按要求作答 */
  Attention: 'attention',
  /** 已放弃 */
  GivenUp: 'givenUp',
} as const;
