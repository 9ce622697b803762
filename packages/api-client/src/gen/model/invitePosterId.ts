/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type InvitePosterId = typeof InvitePosterId[keyof typeof InvitePosterId];


export const InvitePosterId = {
  /** 新芽 */
  Sprout: 'sprout',
  /** 纸笺 */
  Paper: 'paper',
  /** 印章 */
  Seal: 'seal',
} as const;
