/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AppReleaseDraftKind = typeof AppReleaseDraftKind[keyof typeof AppReleaseDraftKind];


export const AppReleaseDraftKind = {
  appRelease: 'appRelease',
} as const;
