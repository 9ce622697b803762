/** Places that the list shows (rule 13.2). */
export const SHOWN = 100;
const STEP = 10;

/** The next goal of a member: the list of a hundred, then the next ten, then the place before; null for the first. */
export function nextPlace(place: number): number | null {
  if (place > SHOWN) return SHOWN;
  if (place > STEP) return Math.floor((place - 1) / STEP) * STEP;
  return place > 1 ? place - 1 : null;
}

interface Standing {
  score: number;
  surveys: number;
}

/** What a member lacks to stand before a score, and about how many surveys like their own so far that is. */
export function missingTo(own: Standing, score: number): Standing {
  const missing = Math.max(1, score - own.score + 1);
  return { score: missing, surveys: Math.ceil(missing / (own.score / own.surveys)) };
}
