import type { VoteOption } from './vote-option.ts';

/** Moves an option by one place towards the front (-1) or the end (1); at an end nothing moves. */
export const moveInRank = (order: readonly string[], id: string, by: -1 | 1): string[] => {
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from === -1 || other === undefined) return [...order];
  return order.map((each, index) => (index === from ? other : index === to ? id : each));
};

/** The options in the common order of all voters; options that nobody ranked come last, in their original order. */
export const byRank = (options: readonly VoteOption[]): VoteOption[] =>
  options.toSorted((one, other) => (one.averageRank ?? Infinity) - (other.averageRank ?? Infinity) || 0);
