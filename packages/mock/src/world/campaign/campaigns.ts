import type { Campaign, CampaignFace, CampaignRecord, QuizTry } from '@yayan/api-client';
import type { World } from '../world.ts';
import { publicListsOf } from './public-lists.ts';

const DAY_MS = 24 * 3_600_000;
const CHANCES = 2;

/** The question sheet of the quiz. The right choice is not in what members get. */
export const quizQuestions = [
  { number: 1, title: '世界上面积最大的洋是？', choices: ['大西洋', '太平洋'], right: 2 },
  { number: 2, title: '长江流入哪个海？', choices: ['东海', '黄海'], right: 1 },
] as const;
export const QUIZ_COINS = 1;
export const QUIZ_SECONDS = 300;
/** The coins of a draw that wins nothing. */
export const CONSOLATION = 2;

/** What one member did in one campaign. */
export interface Standing {
  readonly pseudonym: string;
  chances: number;
  entered: boolean;
  today: QuizTry | null;
  /** Draws, newest first. */
  records: readonly CampaignRecord[];
}

export const newStanding = (pseudonym: string): Standing => ({
  pseudonym,
  chances: CHANCES,
  entered: false,
  today: null,
  records: [],
});

const faces: readonly (Pick<Campaign, 'id' | 'title' | 'summary'> & { face: CampaignFace })[] = [
  {
    id: 'LuckyDraw2026a',
    face: 'lottery',
    title: '天天幸运抽奖',
    summary: '每天签到、每完成一个任务，都能抽一次',
  },
  { id: 'KoiDraw2026aaa', face: 'koi', title: '锦鲤抽奖', summary: '一次机会，一位锦鲤' },
  { id: 'DailyQuiz2026a', face: 'quiz', title: '每日一答', summary: '每天两道题，答对有金币' },
];

/** The prize of every second draw. */
export const mug = { id: 'mug', kind: 'goods', title: '陶瓷马克杯', worth: 2600 } as const;
const ODDS = 5000;
const PIECES = 5;
/** A roll that falls on the prize's odds, and one beyond them. */
export const WINNING_ROLL = 2 ** 43;
export const LOSING_ROLL = 2 ** 51;

/** The running campaigns, without anybody's standing. */
export const campaignsOf = (world: World): readonly Campaign[] =>
  faces.map((each) => ({
    ...each,
    state: 'running',
    rules: ['每次机会抽一次'],
    organiser: '芽言',
    taxNote: '按国家规定办理',
    startsAt: world.time(-DAY_MS),
    endsAt: world.time(20 * DAY_MS),
    drawsAt: each.face === 'koi' ? world.time(10 * DAY_MS) : null,
    dateChanges: [],
    claimDays: 15,
    consolation: CONSOLATION,
    ways: [{ cause: each.face === 'quiz' ? 'quiz' : 'checkin', chances: 1 }],
    prizes: [
      {
        ...mug,
        cover: '/covers/mug.svg',
        stock: PIECES,
        left: PIECES - publicListsOf(world, each.id).winners.length,
        odds: ODDS,
      },
    ],
    version: 1,
    seedHash: '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef',
    revealed: false,
    entrants: publicListsOf(world, each.id).entrants.size,
    quiz:
      each.face === 'quiz'
        ? { questions: quizQuestions.length, seconds: QUIZ_SECONDS, coins: QUIZ_COINS }
        : null,
    mine: null,
  }));
