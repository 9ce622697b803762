/** How a member takes part in a campaign. */
export type Part = 'draw' | 'enter' | 'answer';

/** The parts of a campaign's file that depend on its kind. */
export interface FiledParts {
  drawsAt: Date | null;
  quiz: object | null;
  prizes: readonly { stock: number; odds: number }[];
}

/** A rule of a file, with its message at the command line and in the console. */
export type FileCheck = readonly [isWrong: boolean, field: string, message: string, zh: string];

/** How members take part in campaigns. Several themes share a mechanism. */
export interface Mechanism {
  parts: ReadonlySet<Part>;
  /** Whether the draw of its one winner ends it. Others end at `endsAt`. */
  endsByDraw: boolean;
  checks: (filed: FiledParts) => readonly FileCheck[];
}

/** The differences between campaigns by kind. The API names the kind `face`. */
export interface CampaignKind extends Mechanism {
  /** The member site's page with a member's own draws. */
  recordsPage: string;
}

export const checkQuiz = (isWrong: boolean): FileCheck => [
  isWrong,
  'quiz',
  'its rules, for a quiz and no other',
  '答题活动要写题数、限时和每题金币，别的活动不写',
];

export const checkDrawsAt = (isWrong: boolean): FileCheck => [
  isWrong,
  'drawsAt',
  'when the winner is drawn, for koi and no other',
  '锦鲤活动要写开奖时间，别的活动不写',
];

/** Draws by members need odds. The one draw of 锦鲤 needs none. */
export const checkOdds = ({ prizes }: FiledParts): FileCheck => [
  prizes.every(({ odds }) => odds === 0),
  'prizes',
  'odds above 0',
  '至少一个奖品的概率大于 0',
];
