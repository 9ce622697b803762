/** The rule numbers in `docs/product-rules.md`, in order. */
export const ruleNumbers = (document: string): readonly string[] =>
  [...document.matchAll(/^- \*\*(\d+\.\d+)\*\* /gmu)].map(([, number]) => number ?? '');

/** The numbers that a text cites as `rule 4.3`, `rules 4.3, 4.5` or `rules 4.3 and 4.5`. */
export const citedRules = (text: string): readonly string[] =>
  [...text.matchAll(/\brules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/gu)].flatMap(([, numbers]) =>
    (numbers ?? '').split(/, | and /u),
  );
