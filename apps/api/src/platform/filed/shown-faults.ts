import type { FiledFault } from './filed-fault.ts';

const MOST = 100;
const LONGEST = 500;
const LONGEST_FIELD = 200;

/** The faults of a file as the console shows them, at most a hundred. */
export const shownFaults = (faults: readonly FiledFault[]): { line: number; field: string; text: string }[] =>
  faults.slice(0, MOST).map(({ line, field, zh }) => ({
    line,
    field: field.slice(0, LONGEST_FIELD),
    text: zh.slice(0, LONGEST),
  }));
