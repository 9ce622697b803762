/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether members can order it now. It depends on the clock where a benefit has times.
 */
export type BenefitSale = typeof BenefitSale[keyof typeof BenefitSale];


export const BenefitSale = {
  /** 在架 */
  OnSale: 'onSale',
  /** 待开售 */
  Scheduled: 'scheduled',
  /** 已到期 */
  Ended: 'ended',
  /** 已下架 */
  OffSale: 'offSale',
} as const;
