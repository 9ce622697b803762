/** A question of the bank. The first choice is the right one. */
export interface BankQuestion {
  id: string;
  version: number;
  title: string;
  choices: string[];
  explanation: string;
}

/** A question of a try. `order` lists the bank's choices, by index from 0, in the order in which the try shows them. */
export interface AskedQuestion {
  id: string;
  version: number;
  order: number[];
}

/** A stored try. */
export interface StoredTry {
  id: string;
  campaignId: string;
  memberId: string;
  day: string;
  asked: AskedQuestion[];
  askedAt: Date;
  until: Date;
  /**
   * The numbers of the chosen choices, from 1; null for a question without an answer. Null as a whole before
   * submission.
   */
  answers: (number | null)[] | null;
  score: number | null;
  coins: number;
}

/** Nobody reads faster than this, in characters a second. */
const FASTEST_READING = 15;
const LEAST_MS_A_QUESTION = 1_000;

/** The shortest time to read these questions and choose, in milliseconds (rule 12.11). */
export function readingMs(questions: readonly Pick<BankQuestion, 'title' | 'choices'>[]): number {
  const characters = questions.reduce(
    (sum, { title, choices }) => sum + title.length + choices.reduce((all, { length }) => all + length, 0),
    0,
  );
  return Math.max((characters * 1_000) / FASTEST_READING, questions.length * LEAST_MS_A_QUESTION);
}

/** The number of the right choice as a try shows it, from 1. */
export const rightPlace = ({ order }: AskedQuestion): number => order.indexOf(0) + 1;

/** How many answers are right. */
export function scoreOf(asked: readonly AskedQuestion[], answers: readonly (number | null)[]): number {
  return asked.filter((one, index) => answers[index] === rightPlace(one)).length;
}
