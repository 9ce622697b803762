import type { Leg } from './posting.ts';

/** Credit (权益值) that acts earn beside their coins (rule 4.26). Surveys and proofs earn what their task page says. */
export const CREDIT = {
  /** A day's check-in, made up or not. */
  checkin: 1,
  /** A seventh day in a row. */
  checkinStreak: 5,
  /** A friend's first paid survey, once it can no longer be reversed. */
  friend: 30,
  /** A course passed for the first time. */
  course: 10,
  award: 50,
  /** A daily quiz with every answer right. */
  perfectQuiz: 3,
} as const;

export const GROUP_COINS_A_CREDIT = 10;
export const MOST_FOR_A_GROUP = 100;

/** The credit for a discussion group that paid this many coins. */
export const groupCredit = (coins: number): number =>
  Math.min(MOST_FOR_A_GROUP, Math.floor(coins / GROUP_COINS_A_CREDIT));

/** The leg that pays this much credit; none for 0. */
export const creditLegs = (amount: number): Leg[] =>
  amount > 0 ? [{ asset: 'credit', amount, platform: 'issue' }] : [];
