/** The end of the first column of a table, by the same rule as the server's. */
const separator = /[,，;；\t]/u;

/**
 * The numbers of a table that was exported as text: the first column of each line. Further columns, often names, never leave
 * the device. Empty lines are kept, so that line numbers of faults match the file.
 */
export const numbersOfFile = (text: string): string =>
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|[\r\n]/u)
    .map((line) => line.split(separator, 1)[0]?.trim() ?? '')
    .join('\n');
