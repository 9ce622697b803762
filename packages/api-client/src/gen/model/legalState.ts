/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type LegalState = typeof LegalState[keyof typeof LegalState];


export const LegalState = {
  /** 现行 */
  Current: 'current',
  /** 以前 */
  Earlier: 'earlier',
  /** 将生效 */
  Coming: 'coming',
} as const;
