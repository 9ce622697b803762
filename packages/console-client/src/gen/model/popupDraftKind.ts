/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PopupDraftKind = typeof PopupDraftKind[keyof typeof PopupDraftKind];


export const PopupDraftKind = {
  popup: 'popup',
} as const;
