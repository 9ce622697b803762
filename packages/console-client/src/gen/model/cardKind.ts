/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CardKind = typeof CardKind[keyof typeof CardKind];


export const CardKind = {
  /** 补签卡 */
  MakeUp: 'makeUp',
  /** 双倍金币卡 */
  DoubleCoin: 'doubleCoin',
  /** 免手续费卡 */
  FeeFree: 'feeFree',
} as const;
