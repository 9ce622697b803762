/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type NoticeDraftKind = typeof NoticeDraftKind[keyof typeof NoticeDraftKind];


export const NoticeDraftKind = {
  notice: 'notice',
} as const;
