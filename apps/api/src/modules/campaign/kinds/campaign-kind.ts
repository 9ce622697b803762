/** How a member takes part in a campaign. */
export type Part = 'draw' | 'enter' | 'answer';

/** What a campaign's file says that depends on its kind. */
export interface FiledParts {
  drawsAt: Date | null;
  quiz: object | null;
  prizes: readonly { stock: number; odds: number }[];
}

export type FileCheck = readonly [isWrong: boolean, field: string, message: string];

/** How campaigns work. Themes share a mechanism. */
export interface Mechanism {
  parts: ReadonlySet<Part>;
  /** Whether drawing its one winner ends it; the others end at `endsAt`. */
  endsByDraw: boolean;
  checks: (filed: FiledParts) => readonly FileCheck[];
}

/** What differs between campaigns by kind, which the document names `face`. */
export interface CampaignKind extends Mechanism {
  /** The page of the member site that lists a member's own draws. */
  recordsPage: string;
}

export const checkQuiz = (isWrong: boolean): FileCheck => [
  isWrong,
  'quiz',
  'its rules, for a quiz and no other',
];

export const checkDrawsAt = (isWrong: boolean): FileCheck => [
  isWrong,
  'drawsAt',
  'when the winner is drawn, for koi and no other',
];

/** Draws of members need odds; the one winner of 锦鲤 is drawn without. */
export const checkOdds = ({ prizes }: FiledParts): FileCheck => [
  prizes.every(({ odds }) => odds === 0),
  'prizes',
  'odds above 0',
];
