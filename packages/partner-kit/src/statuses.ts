/**
 * The meaning of a partner's status on 芽言. It is a join result: 1 complete, 2 screened out, 3 quota full, 4 too short, 5
 * network limit, 6 already answered or no cookies, 7 wrong city. It has a reason where the result has no number of its own. Or
 * it is the reversal of a complete.
 */
export type Meaning =
  | {
      readonly result: 1 | 2 | 3 | 4 | 5 | 6 | 7;
      readonly reason?: 'quality' | 'security';
      /** The person may go in again; the visit stays open. */
      readonly mayRetry?: boolean;
      /** Whether the end counts in the share of people who were taken; by default as its result does. */
      readonly countsIncidence?: boolean;
      /** Nobody is taken any more: the task is paused. */
      readonly closes?: boolean;
    }
  | 'reversed';

/** The partner's statuses, each with its meaning. */
export type StatusTable = Readonly<Record<string, Meaning>>;

/** Undefined for a status that isn't in the table: keep the report for reconciliation, and change nothing. */
export const meaningOf = (table: StatusTable, status: string): Meaning | undefined =>
  Object.hasOwn(table, status) ? table[status] : undefined;

const complete = { result: 1 } as const;
const screenedOut = { result: 2 } as const;
const quotaFull = { result: 3 } as const;
const tooShort = { result: 4 } as const;
const network = { result: 5 } as const;
const duplicate = { result: 6 } as const;
const elsewhere = { result: 7 } as const;
const quality = { result: 2, reason: 'quality' } as const;
const security = { result: 2, reason: 'security', countsIncidence: false } as const;
const closed = { result: 3, countsIncidence: false, closes: true } as const;

/**
 * Tables for the public status codes of some exchanges, as a start for a configuration. Compare them with your contract, which
 * may differ.
 */
export const statusTables = {
  cint: {
    '10': complete,
    '11': complete,
    '20': screenedOut,
    '23': screenedOut,
    '24': screenedOut,
    '26': 'reversed',
    '28': 'reversed',
    '30': quality,
    '33': tooShort,
    '34': quality,
    '40': quotaFull,
    '41': quotaFull,
    '42': closed,
  },
  pureSpectrum: {
    '12': quotaFull,
    '13': screenedOut,
    '15': duplicate,
    '17': quotaFull,
    '18': screenedOut,
    '20': quality,
    '21': complete,
    '22': quotaFull,
    '29': tooShort,
    '30': duplicate,
    '31': security,
    '32': duplicate,
  },
  dynata: { '1': complete, '2': screenedOut, '3': quotaFull },
  rex: { C: complete, P: screenedOut, F: quotaFull, N: screenedOut, R: quality, T: security },
  sampleNinja: {
    c: complete,
    p: screenedOut,
    q: quotaFull,
    s: security,
    dup: duplicate,
    qua: quality,
  },
  prodege: { '1': complete, '2': quotaFull, '3': screenedOut, '4': quality },
  toluna: {
    Qualified: complete,
    Terminated: screenedOut,
    'Not Qualified': screenedOut,
    'Quota Full': quotaFull,
    'Survey Taken': duplicate,
    'No Cookies': duplicate,
    'Max Survey Reached': network,
    'Survey Not Available': closed,
  },
  bitLabs: { COMPLETE: complete, SCREENOUT: screenedOut, RECONCILIATION: 'reversed' },
  /** Refusals by country and address that exchanges report in addition to their status (`tcode` of REX). */
  rexTerminations: { '15': network, '24': elsewhere },
} as const satisfies Record<string, StatusTable>;
