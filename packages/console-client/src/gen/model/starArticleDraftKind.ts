/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type StarArticleDraftKind = typeof StarArticleDraftKind[keyof typeof StarArticleDraftKind];


export const StarArticleDraftKind = {
  starArticle: 'starArticle',
} as const;
