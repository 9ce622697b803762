/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GuideRemovalKind = typeof GuideRemovalKind[keyof typeof GuideRemovalKind];


export const GuideRemovalKind = {
  topic: 'topic',
  section: 'section',
} as const;
