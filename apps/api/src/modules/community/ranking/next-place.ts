/** The number of places in the list (rule 13.2). */
export const SHOWN = 100;
const STEP = 10;

/**
 * A member's next goal: the list of a hundred, then the next multiple of ten, then the place before; null for the first
 * place.
 */
export function nextPlace(place: number): number | null {
  if (place > SHOWN) return SHOWN;
  if (place > STEP) return Math.floor((place - 1) / STEP) * STEP;
  return place > 1 ? place - 1 : null;
}

interface RankingScore {
  score: number;
  surveys: number;
}

/**
 * The score that a member lacks to get ahead of `score`, and about how many surveys that is at their average so far.
 */
export function missingTo(own: RankingScore, score: number): RankingScore {
  const missing = Math.max(1, score - own.score + 1);
  return { score: missing, surveys: Math.ceil(missing / (own.score / own.surveys)) };
}
