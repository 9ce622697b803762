/** What a visitor chose on the landing page. */
interface CarriedVote {
  pollId: string;
  optionId: string;
  /** Whether it was sent for somebody who signed in. */
  isSent?: boolean;
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

/** The kept choice, if there is one. `sendCarriedVote` makes it a vote; until then it is chosen in advance. */
export const carriedVote = (): Partial<CarriedVote> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<CarriedVote>; // As written above.
  } catch {
    return {};
  }
};
