/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BannerDraftKind = typeof BannerDraftKind[keyof typeof BannerDraftKind];


export const BannerDraftKind = {
  banner: 'banner',
} as const;
