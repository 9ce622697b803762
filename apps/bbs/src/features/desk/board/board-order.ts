import type { Quote, QuoteFinding } from '@yayan/api-client';

/** A finding with its quotes; without a finding, the quotes that are in none. */
interface Part {
  finding: QuoteFinding | undefined;
  quotes: readonly Quote[];
}

/** The board in parts: the findings in their order, then what is in none, if anything is. */
export const arranged = (items: readonly Quote[], findings: readonly QuoteFinding[]): Part[] => {
  const loose = items.filter(({ findingId }) => findingId === null);
  return [
    ...findings.map((finding) => ({
      finding,
      quotes: items.filter(({ findingId }) => findingId === finding.id),
    })),
    ...(loose.length > 0 ? [{ finding: undefined, quotes: loose }] : []),
  ];
};

/** The ids of the board with two quotes in each other's place. */
export const moved = (items: readonly Quote[], quote: Quote, other: Quote | undefined): string[] =>
  items.map(({ id }) => {
    if (id === quote.id) return other?.id ?? id;
    return id === other?.id ? quote.id : id;
  });

/** The codes of the board, the most frequent first. */
export const codesOf = (items: readonly Quote[]): string[] => {
  const counts = new Map<string, number>();
  for (const code of items.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([code]) => code);
};

/** The codes of a typed line: separated by commas, 、 or spaces, each once. */
export const codesIn = (line: string): string[] => [
  ...new Set(line.split(/[\s,，、;；]+/u).filter((code) => code !== '')),
];
