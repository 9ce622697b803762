/** Of 256 verdicts, so many are looked at again: one in ten. */
const CHOSEN = 26;

/**
 * Whether another reviewer looks at a verdict again (rule 14.46). It follows from the last two digits of its id, which is
 * random and which nobody knows before they decide.
 */
export const isLookedAgain = (reviewId: string): boolean => Number.parseInt(reviewId.slice(-2), 16) < CHOSEN;
