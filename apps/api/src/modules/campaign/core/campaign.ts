import type { CampaignFace, ChanceCause, PrizeKind } from '@yayan/contract';

/** One row of the odds. */
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

/** How many chances one event of a cause brings. */
export interface ChanceRule {
  cause: ChanceCause;
  chances: number;
}

/** A prize. Coins are paid at once. Other prizes are delivered by an order of `benefitId`. */
export interface Prize {
  id: string;
  kind: PrizeKind;
  title: string;
  /** Value of one piece, in fen. */
  worth: number;
  /** Coins that it pays; null for other kinds. */
  coins: number | null;
  benefitId: string | null;
  choiceId: string | null;
  /** Cash that it pays, in coins of the exchange; null for other kinds. */
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

/** The published text and rules of a campaign. Nothing of it changes after publication but its dates (rule 12.15). */
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
  /** When a 锦鲤 campaign draws its one winner; null for other kinds. */
  drawsAt: Date | null;
  claimDays: number;
  /** Coins for a draw without a prize. */
  consolation: number;
  ways: ChanceRule[];
  /** The rules of a quiz; null for other kinds. */
  quiz: QuizRules | null;
}

/** A published campaign. */
export interface Campaign extends CampaignText {
  seedSealed: string;
  seedHash: string;
  /** The server seed in hexadecimal; null until it is published. */
  seed: string | null;
  /** Hash of the closed list of entrants; null before it closes, and for campaigns without a list. */
  entrantsHash: string | null;
  /** Number of entrants. It is updated each minute until the list closes. */
  entrants: number;
  /** Since when nobody can take part (rule 12.14); null while it isn't paused. */
  pausedAt: Date | null;
  endedAt: Date | null;
}
