import { ChanceCause } from '@yayan/contract';
import { sql } from 'kysely';
import type { Day } from '../../src/platform/calendar.ts';
import { cteChain, lastOf } from '../../src/platform/database/cte-chain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import type { Campaign } from '../../src/modules/campaign/core/campaign.ts';
import { selectCampaign } from '../../src/modules/campaign/core/campaign-store.ts';
import { type FiledQuestion, selectBank } from '../../src/modules/campaign/quiz/bank-store.ts';
import { chooseQuestions } from '../../src/modules/campaign/quiz/choose-questions.ts';
import {
  type AskedQuestion,
  type BankQuestion,
  readingMs,
  rightPlace,
  scoreOf,
} from '../../src/modules/campaign/quiz/quiz.ts';
import { type ScoredTry, scoreSteps } from '../../src/modules/campaign/quiz/scored-try-store.ts';
import { questionsOf, viewTry } from '../../src/modules/campaign/quiz/try-view.ts';
import { addDraws } from './add-draws.ts';
import { addParticipants, firstTimes } from './add-participants.ts';
import type { Person } from './people.ts';
import { spread } from './spread.ts';
import { timeOfDay } from './time-of-day.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** The share of the people who answer on a day. */
const ANSWERING = 0.6;
/** One in this many people knows every answer. */
const KNOWING_EVERY = 3;
/** How many of their answers are right for others. */
const RIGHT = 0.85;
/** How much slower than the fastest reading people answer. */
const UNHURRIED = 1.4;

interface Answering {
  readonly people: readonly Person[];
  readonly days: readonly Day[];
}

/**
 * Adds tries of a quiz that are over by now, with their coins, and the draw that each try with full marks brings. Questions
 * are chosen as for everybody else, and the answers take as long as reading takes.
 */
export async function addTries(
  platform: Platform,
  tx: Tx,
  campaignId: string,
  { people, days }: Answering,
): Promise<void> {
  const campaign = await selectCampaign(tx, campaignId);
  if (!campaign?.quiz) throw new Error(`${campaignId} is no published quiz`);
  const bank = await selectBank(tx);
  const rounds = days.map((day, place) => triesOf(platform, { campaign, bank, people, day, place }));
  const tries = rounds.flat();
  if (tries.length === 0) return;
  await addParticipants(
    platform,
    tx,
    campaignId,
    firstTimes(tries.map(({ one, at }) => ({ memberId: one.memberId, at }))),
  );
  await tx
    .insertInto('quiz_tries')
    .values(
      tries.map(({ one }) => ({
        id: one.id,
        campaign_id: campaignId,
        member_id: one.memberId,
        day: one.day,
        asked: JSON.stringify(one.asked),
        asked_at: one.askedAt,
        until: one.until,
      })),
    )
    .execute();
  for (const round of rounds) {
    if (round.length === 0) continue;
    const steps = scoreSteps(round);
    await cteChain(steps, sql`select from ${sql.id(lastOf(steps).name)}`).execute(tx);
  }
  const perfect = tries.filter(({ one }) => one.score === one.asked.length);
  await addDraws(
    platform,
    tx,
    campaignId,
    perfect.map(({ one: { memberId, id }, at }) => ({
      chance: { memberId, cause: ChanceCause.Quiz, causeId: id, at },
      at: new Date(at.getTime() + MINUTE_MS),
    })),
  );
}

interface QuizDay {
  readonly campaign: Campaign;
  readonly bank: readonly (FiledQuestion & BankQuestion)[];
  readonly people: readonly Person[];
  readonly day: Day;
  readonly place: number;
}

function triesOf(
  { random, clock }: Platform,
  { campaign, bank, people, day, place }: QuizDay,
): readonly ScoredTry[] {
  const { questions: count, seconds, coins } = campaign.quiz ?? { questions: 0, seconds: 0, coins: 0 };
  const known = new Map(bank.map((one) => [`${one.id}/${one.version}`, one]));
  return people
    .filter(({ index }) => spread(index, place, 11) < ANSWERING)
    .map(({ id: memberId, index }): ScoredTry => {
      const asked = chooseQuestions(bank, new Set(), { count, random });
      const askedAt = timeOfDay(day, spread(index, place, 12));
      const at = new Date(askedAt.getTime() + readingMs(questionsOf(asked, known)) * UNHURRIED);
      const answers = asked.map((one, number) =>
        index % KNOWING_EVERY === 0 || spread(index, place, 20 + number) < RIGHT
          ? rightPlace(one)
          : wrongPlace(one),
      );
      const score = scoreOf(asked, answers);
      const until = new Date(askedAt.getTime() + seconds * SECOND_MS);
      const given = { campaignId: campaign.id, memberId, day, asked, askedAt, until, answers, score };
      const one = { ...given, id: random.uuid(), coins: score * coins };
      return { one, campaign, at, view: viewTry(one, known, at) };
    })
    .filter(({ at }) => at.getTime() + MINUTE_MS < clock.now().getTime());
}

const wrongPlace = (asked: AskedQuestion): number => (rightPlace(asked) % asked.order.length) + 1;
