/** The choice values that are ranked so far, best first. */
export type Ranking = readonly unknown[];

/** Returns the ranking with the item added at the end. */
export const rankNext = (ranking: Ranking, item: unknown): Ranking =>
  ranking.includes(item) ? ranking : [...ranking, item];

/** Returns the ranking without the item; later items move up. */
export const unrank = (ranking: Ranking, item: unknown): Ranking => ranking.filter((one) => one !== item);

/** Returns the ranking with the item moved up (−1) or down (+1) by one place. At an end nothing changes. */
export const moveRank = (ranking: Ranking, item: unknown, by: -1 | 1): Ranking => {
  const from = ranking.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ranking.length) return ranking;
  const others = unrank(ranking, item);
  return [...others.slice(0, to), item, ...others.slice(to)];
};
