/** A question of the bank. The first choice is the right one. */
export interface BankQuestion {
  id: string;
  version: number;
  title: string;
  choices: string[];
  explanation: string;
}

/** A question as a try asks it: `order` lists the places of the bank's choices, from 0, as they are shown. */
export interface Asked {
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
  asked: Asked[];
  askedAt: Date;
  until: Date;
  /** The chosen places, from 1; null without one. Null as a whole before they are submitted. */
  answers: (number | null)[] | null;
  score: number | null;
  coins: number;
}

/** What nobody can read faster, in characters a second. */
const FASTEST_READING = 15;
const LEAST_MS_A_QUESTION = 1_000;

/** The shortest time in which somebody can read these questions and choose, in milliseconds (rule 12.11). */
export function readingMs(questions: readonly Pick<BankQuestion, 'title' | 'choices'>[]): number {
  const characters = questions.reduce(
    (sum, { title, choices }) => sum + title.length + choices.reduce((all, { length }) => all + length, 0),
    0,
  );
  return Math.max((characters * 1_000) / FASTEST_READING, questions.length * LEAST_MS_A_QUESTION);
}

/** The place of the right answer as a try shows it, from 1. */
export const rightPlace = ({ order }: Asked): number => order.indexOf(0) + 1;

/** How many answers are right. */
export function scoreOf(asked: readonly Asked[], answers: readonly (number | null)[]): number {
  return asked.filter((one, index) => answers[index] === rightPlace(one)).length;
}
