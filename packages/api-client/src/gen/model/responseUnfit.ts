/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Why an answer doesn't count for the reward: it has neither a file nor the characters of its section (15 where the
 * section names none), or repeats an earlier one. A host may count it.
 */
export type ResponseUnfit = typeof ResponseUnfit[keyof typeof ResponseUnfit];


export const ResponseUnfit = {
  /** 内容过短 */
  TooShort: 'tooShort',
  /** 与已有回答相同 */
  Repeated: 'repeated',
} as const;
