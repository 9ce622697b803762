/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PopupDraftAudience = typeof PopupDraftAudience[keyof typeof PopupDraftAudience];


export const PopupDraftAudience = {
  everyone: 'everyone',
  newcomers: 'newcomers',
  level: 'level',
} as const;
