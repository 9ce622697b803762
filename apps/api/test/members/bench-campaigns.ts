import type { FiledCampaign } from '../../src/modules/campaign/api.ts';
import { importQuestions, publishCampaign, readCampaignFile } from '../../src/modules/campaign/module.ts';
import type { Platform } from '../../src/platform/platform.ts';

const HOUR_MS = 3_600_000;
const OPERATOR = 'benchmark';
/** The number of questions of a try, which are the whole bank. The first choice is right. */
export const QUIZ_QUESTIONS = 10;

/** A running lottery, and running quizzes. A member has one try a day in each quiz. */
export interface BenchCampaigns {
  lottery: string;
  quizzes: string[];
}

const prize = (id: string, coins: number, odds: number) => ({
  id,
  kind: 'coins',
  title: `${coins} 金币`,
  worth: coins,
  coins,
  stock: 1_000_000,
  odds,
});

const filed = (id: string, more: object, now: number): FiledCampaign =>
  readCampaignFile(
    JSON.stringify({
      id,
      title: '基准测试',
      summary: '基准测试',
      rules: ['规则'],
      organiser: '芽言',
      taxNote: '税费',
      startsAt: new Date(now - HOUR_MS).toISOString(),
      endsAt: new Date(now + 48 * HOUR_MS).toISOString(),
      prizes: [prize('small', 5, 400_000), prize('large', 50, 20_000)],
      ...more,
    }),
    100,
  );

/** Publishes a lottery and `quizzes` quizzes whose prizes are coins. */
export async function openBenchCampaigns(platform: Platform, quizzes: number): Promise<BenchCampaigns> {
  const questions = Array.from({ length: QUIZ_QUESTIONS }, (_, index) => ({
    id: `q-${index}`,
    category: '常识',
    title: `第 ${index} 题选哪一个？`,
    choices: ['对', '错甲', '错乙', '错丙'],
    explanation: '因为它对。',
  }));
  await importQuestions(platform, questions, { by: OPERATOR });
  const now = platform.clock.now().getTime();
  const lottery = filed('benchLottery', { face: 'lottery', ways: [{ cause: 'checkin', chances: 1 }] }, now);
  const rules = {
    face: 'quiz',
    ways: [{ cause: 'quiz', chances: 1 }],
    quiz: { questions: QUIZ_QUESTIONS, seconds: 1_800, coins: 1 },
  };
  const all = Array.from({ length: quizzes }, (_, index) => filed(`benchQuiz${index}`, rules, now));
  const refuse = async (): Promise<never> => await Promise.reject(new Error('The prizes are coins'));
  const deps = { platform, orders: { check: async () => {}, reserve: refuse, release: refuse } };
  for (const campaign of [lottery, ...all]) await publishCampaign(deps, campaign, OPERATOR);
  return { lottery: lottery.id, quizzes: all.map(({ id }) => id) };
}
