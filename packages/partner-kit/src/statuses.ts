/**
 * What a partner's status means on 芽言: a join result (1 complete, 2 screened out, 3 quota full, 4 too short, 5 network
 * limit, 6 answered already or no cookies, 7 wrong city), with a reason where the result has no number of its own, or the
 * taking back of a complete.
 */
export type Meaning =
  | { readonly result: 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly reason?: 'quality' | 'security' }
  | 'reversed';

/** The partner's statuses, each with its meaning. */
export type StatusTable = Readonly<Record<string, Meaning>>;

/** Undefined for a status the table doesn't know: keep the report for reconciliation, change nothing. */
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
const security = { result: 2, reason: 'security' } as const;

/**
 * Tables for the public status codes of some exchanges, to begin a configuration with. A contract may say otherwise:
 * compare them with it.
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
    '42': quotaFull,
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
    'Survey Not Available': quotaFull,
  },
  bitLabs: { COMPLETE: complete, SCREENOUT: screenedOut, RECONCILIATION: 'reversed' },
  /** Country and address refusals that exchanges tell beside their status (`tcode` of REX). */
  rexTerminations: { '15': network, '24': elsewhere },
} as const satisfies Record<string, StatusTable>;
