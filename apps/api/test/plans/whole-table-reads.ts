interface AllowedRead {
  matches: RegExp;
  why: string;
}

/** Statements that read a whole growing table on purpose. */
const ALLOWED: readonly AllowedRead[] = [
  { matches: /^\s*select .*\bas\s+detail\b/s, why: 'A check of the nightly reconcile looks at every row.' },
  {
    matches: /\bas\s+"?figure\b/s,
    why: 'A nightly job counts every row for the figures of the landing page.',
  },
  {
    matches: /where true limit \$\d+\s*\) matching$/,
    why: 'The count of an unfiltered list of operators stops after 10,001 rows.',
  },
];

/** Why a statement may read a whole growing table; undefined if it may not. */
export function whyAllowed(statement: string): string | undefined {
  return ALLOWED.find(({ matches }) => matches.test(statement))?.why;
}
