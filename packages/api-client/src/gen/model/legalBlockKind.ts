/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A paragraph has one line; a list and steps one for each item; `contact` the subject of a mail.
 */
export type LegalBlockKind = typeof LegalBlockKind[keyof typeof LegalBlockKind];


export const LegalBlockKind = {
  /** 段落 */
  Paragraph: 'paragraph',
  /** 列表 */
  List: 'list',
  /** 步骤 */
  Steps: 'steps',
  /** 表格 */
  Table: 'table',
  /** 联系方式 */
  Contact: 'contact',
} as const;
