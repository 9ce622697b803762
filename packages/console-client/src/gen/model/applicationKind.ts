/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ApplicationKind = typeof ApplicationKind[keyof typeof ApplicationKind];


export const ApplicationKind = {
  /** 商务合作 */
  Cooperation: 'cooperation',
  /** 校园大使 */
  Recruit: 'recruit',
} as const;
