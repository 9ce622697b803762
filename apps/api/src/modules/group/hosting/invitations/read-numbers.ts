import type { components } from '@yayan/contract';

type Fault = components['schemas']['GroupInvitationFault'];

const MOBILE = /^1[3-9]\d{9}$/u;
const SHOWN_DIGITS = 3;

/** The parsed numbers by line, and the fault of each other line. */
export interface NumberList {
  numbers: { line: number; mobile: string }[];
  faults: Fault[];
}

/** A line with its middle masked. A fault must not reveal a number that is almost right. */
export const maskLine = (text: string): string =>
  text.length <= 2 * SHOWN_DIGITS ? '****' : `${text.slice(0, SHOWN_DIGITS)}****${text.slice(-SHOWN_DIGITS)}`;

/**
 * Reads one number a line, as people type, paste or export them. Accepts full-width digits, spaces, hyphens, +86,
 * quotes and more columns. Blank lines and a heading in the first line are no faults.
 */
export function readNumbers(text: string): NumberList {
  const list: NumberList = { numbers: [], faults: [] };
  const seen = new Set<string>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|[\r\n]/u)
    .entries()) {
    const line = index + 1;
    const [cell = ''] = raw.normalize('NFKC').split(/[,;\t]/u);
    const given = cell.replaceAll(/[\s"'-]/gu, '').replace(/^(?:\+86|0086|86(?=1[3-9]\d{9}$))/u, '');
    const isHeading = line === 1 && given !== '' && !/\d/u.test(given);
    if (given === '' || isHeading) continue;
    if (!MOBILE.test(given)) list.faults.push({ line, shown: maskLine(given), why: 'invalid' });
    else if (seen.has(given)) list.faults.push({ line, shown: maskLine(given), why: 'repeated' });
    else list.numbers.push({ line, mobile: given });
    seen.add(given);
  }
  return list;
}
