/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ArticleDraftKind = typeof ArticleDraftKind[keyof typeof ArticleDraftKind];


export const ArticleDraftKind = {
  article: 'article',
} as const;
