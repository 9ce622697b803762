/** The end of the first column of a table, by the same rule as the server's. */
const separator = /[,，;；\t]/u;
const lineEnd = /\r\n|[\r\n]/u;
const mobile = /^(?:\+?86)?1\d{10}$/u;

/**
 * The numbers of a table that was exported as text: the first column of each line. Further columns, often names, never leave
 * the device. Empty lines are kept, so that line numbers of faults match the file.
 */
export const numbersOfFile = (text: string): string =>
  text
    .replace(/^\uFEFF/u, '')
    .split(lineEnd)
    .map((line) => line.split(separator, 1)[0]?.trim() ?? '')
    .join('\n');

/** The lines with more than one mobile number, of which only the first is read. */
export const linesWithMore = (text: string): number[] =>
  text.split(lineEnd).flatMap((line, index) => {
    const found = line.split(separator).filter((cell) => mobile.test(cell.replaceAll(/[\s-]/gu, '')));
    return found.length > 1 ? [index + 1] : [];
  });
