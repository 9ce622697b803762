/** A ranking under way: what is ranked so far, best first. Values are the choices' own. */
export type Ranking = readonly unknown[];

/** Adds an item behind the ones already ranked. */
export const rankNext = (ranking: Ranking, item: unknown): Ranking =>
  ranking.includes(item) ? ranking : [...ranking, item];

/** Takes an item out; those behind it move up. */
export const unrank = (ranking: Ranking, item: unknown): Ranking => ranking.filter((one) => one !== item);

/** Moves an item by one place, up (−1) or down (+1); at the ends nothing happens. */
export const moveRank = (ranking: Ranking, item: unknown, by: -1 | 1): Ranking => {
  const from = ranking.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ranking.length) return ranking;
  const others = unrank(ranking, item);
  return [...others.slice(0, to), item, ...others.slice(to)];
};
