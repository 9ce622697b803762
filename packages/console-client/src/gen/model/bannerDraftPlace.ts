/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BannerDraftPlace = typeof BannerDraftPlace[keyof typeof BannerDraftPlace];


export const BannerDraftPlace = {
  home: 'home',
  landing: 'landing',
  task: 'task',
  exchange: 'exchange',
  login: 'login',
} as const;
