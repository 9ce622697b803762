/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Details of result 4.
 */
export type TooShortCause = typeof TooShortCause[keyof typeof TooShortCause];


export const TooShortCause = {
  /** 答得太快 */
  Time: 'time',
  /** 有题没按要求作答 */
  Attention: 'attention',
} as const;
