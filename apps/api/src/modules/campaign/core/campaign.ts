import type { CampaignFace, ChanceCause, PrizeKind } from '@yayan/contract';

/** One line of a table of odds. */
export interface OddsRow {
  prizeId: string;
  /** In millionths. */
  odds: number;
}

/** The rules of a quiz. */
export interface QuizRules {
  questions: number;
  seconds: number;
  /** Coins for each right answer. */
  coins: number;
}

/** How many chances one event of a kind brings. */
export interface Way {
  cause: ChanceCause;
  chances: number;
}

/** A prize. Coins are paid at once; the others are delivered by an order of `benefitId`. */
export interface Prize {
  id: string;
  kind: PrizeKind;
  title: string;
  /** Worth of one, in fen. */
  worth: number;
  /** Coins it pays; null for other kinds. */
  coins: number | null;
  benefitId: string | null;
  choiceId: string | null;
  /** Cash it pays, in coins of the exchange; null for other kinds. */
  amount: number | null;
  stock: number;
  remaining: number;
}

/** One published version of the odds. */
export interface Odds {
  version: number;
  reason: string;
  rows: OddsRow[];
  publishedAt: Date;
}

/** What a campaign says about itself; nothing of it changes after it is published, except through new odds. */
export interface CampaignText {
  id: string;
  face: CampaignFace;
  title: string;
  summary: string;
  rules: string[];
  organiser: string;
  taxNote: string;
  startsAt: Date;
  endsAt: Date;
  /** When the one winner of a 锦鲤 campaign is drawn; null elsewhere. */
  drawsAt: Date | null;
  claimDays: number;
  /** Coins for a draw without a prize. */
  consolation: number;
  ways: Way[];
  /** The rules of a quiz; null elsewhere. */
  quiz: QuizRules | null;
}

/** A campaign that was published. */
export interface Campaign extends CampaignText {
  seedSealed: string;
  seedHash: string;
  /** The server seed in hexadecimal, once it is published. */
  seed: string | null;
  /** Hash of the closed list of entrants; null before, and for campaigns without one. */
  entrantsHash: string | null;
  /** Entrants, counted each minute until the list is closed. */
  entrants: number;
  endedAt: Date | null;
}
