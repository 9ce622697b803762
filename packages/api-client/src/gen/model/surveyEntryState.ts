/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SurveyEntryState = typeof SurveyEntryState[keyof typeof SurveyEntryState];


export const SurveyEntryState = {
  /** 可以作答 */
  Open: 'open',
  /** 已经结束 */
  Ended: 'ended',
  /** 前往合作方 */
  External: 'external',
} as const;
