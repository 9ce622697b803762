/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type QuoteFileFormat = typeof QuoteFileFormat[keyof typeof QuoteFileFormat];


export const QuoteFileFormat = {
  /** Word 文档 */
  Docx: 'docx',
  /** Excel 表格 */
  Xlsx: 'xlsx',
} as const;
