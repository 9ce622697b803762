/** What a visitor chose on the landing page. */
interface CarriedVote {
  pollId: string;
  optionId: string;
}

const key = 'yayan.carriedVote';

/** Keeps a visitor's choice in this tab, for the vote after joining. */
export const carryVote = (vote: CarriedVote): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(vote));
  } catch {
    // Without storage the member chooses again.
  }
};

/** The kept choice, if there is one. It chooses in advance and votes for nobody. */
export const carriedVote = (): Partial<CarriedVote> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<CarriedVote>; // As written above.
  } catch {
    return {};
  }
};
