/** What ends the first column of a table, as the server reads it. */
const separator = /[,，;；\t]/u;

/**
 * The numbers of a table that was exported as text: the first column of each line. Further columns, often names, never leave
 * the device. Every line stays, so that faults name the lines of the file.
 */
export const numbersOfFile = (text: string): string =>
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|[\r\n]/u)
    .map((line) => line.split(separator, 1)[0]?.trim() ?? '')
    .join('\n');
