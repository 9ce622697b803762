import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import { viewAttributes } from '../../people/entry/group-view.ts';
import type { AttributeKey } from './export-store.ts';
import type { Column } from './group-workbook.ts';

/** The text of a cell whose attribute the respondent doesn't share (rule 6.5). */
const NOT_SHARED = '未提供';

/** One column for each attribute that somebody in the group shares. */
export const attributeColumns = (attributes: readonly AttributeKey[]): Column[] =>
  attributes.map(({ label }) => ({
    name: label,
    width: 12,
    meaning: `受访者同意提供的属性；没有同意的为${NOT_SHARED}`,
  }));

/** A respondent's cells in these columns. */
export function attributeCells(
  attributes: readonly AttributeKey[],
  shared: Parameters<typeof viewAttributes>[0],
): Cell[] {
  const values = new Map(viewAttributes(shared).map(({ key, value }) => [key, value]));
  return attributes.map(({ key }) => values.get(key) ?? NOT_SHARED);
}
