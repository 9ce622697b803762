/** A row of a file, with the line that it begins in. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Pasted from a spreadsheet program the separator is a tab; some programs write semicolons. */
const separatorOf = (text: string): string =>
  text.includes('\t') ? '\t' : text.includes(',') || !text.includes(';') ? ',' : ';';

/** Reads a CSV file (RFC 4180), or cells pasted from a spreadsheet. Empty rows are left out. A quote that never ends goes to the end. */
export function csvRows(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [''] };
  let line = 1;
  let isQuoted = false;
  const add = (part: string): void => {
    row.cells[row.cells.length - 1] += part;
  };
  const end = (): void => {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    row = { line, cells: [''] };
  };
  const source = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '\n') line += 1;
    if (isQuoted) {
      const isEscaped = char === '"' && source[at + 1] === '"';
      if (isEscaped) at += 1;
      if (char !== '"' || isEscaped) add(char);
      else isQuoted = false;
    } else if (char === '"' && row.cells.at(-1)?.trim() === '') isQuoted = true;
    else if (char === separator) row.cells.push('');
    else if (char === '\n') end();
    else add(char);
  }
  end();
  return rows;
}
