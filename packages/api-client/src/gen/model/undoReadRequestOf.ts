/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type UndoReadRequestOf = typeof UndoReadRequestOf[keyof typeof UndoReadRequestOf];


export const UndoReadRequestOf = {
  Messages: 'messages',
  Notices: 'notices',
} as const;
