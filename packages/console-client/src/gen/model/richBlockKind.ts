/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A heading and a paragraph have one line; a list and numbered steps one for each item.
 */
export type RichBlockKind = typeof RichBlockKind[keyof typeof RichBlockKind];


export const RichBlockKind = {
  Heading: 'heading',
  Paragraph: 'paragraph',
  List: 'list',
  Steps: 'steps',
} as const;
