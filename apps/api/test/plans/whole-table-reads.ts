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
    matches: /\bas owed from ledger_accounts$/,
    why: 'The job of the figures of the day sums one narrow row of each member; reading sums nothing.',
  },
  {
    matches: /where true limit \$\d+\s*\) matching$/,
    why: 'The count of an unfiltered list of operators stops after 10,001 rows.',
  },
  {
    matches: /^\s*select id from members\s+where blocked_at is null .*limit \$\d+\s*$/s,
    why: 'The members whom a dry run counts are at most 10,001.',
  },
  {
    matches: /from "rule_numbers" where "dropped_at" is null order by/,
    why: 'The numbers of rules are changed by hand a few times a year.',
  },
  {
    matches: /select from ledger_accounts where credit >= \$1::bigint .*limit \$3::int\) found$/s,
    why: 'Before two admins change a level, the members whom it moves are counted up to 10,001.',
  },
  { matches: /from "legal_texts" order by/, why: 'The legal texts get a few versions a year.' },
];

/** Why a statement may read a whole growing table; undefined if it may not. */
export function whyAllowed(statement: string): string | undefined {
  return ALLOWED.find(({ matches }) => matches.test(statement))?.why;
}
