import type { BodyOf, DataOf, QueryOf } from '@yayan/contract';
import { CoinCauseKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../http/call.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { transfer } from '../../ledger/ledger.ts';
import type { Campaign } from '../campaign.ts';
import { holdCampaign, selectCampaign } from '../campaign-store.ts';
import type { CampaignDeps, Tx } from '../deps.ts';
import { selectAsked } from './bank-store.ts';
import { readingMs, scoreOf, type StoredTry } from './quiz.ts';
import { lockTry, selectTries, selectTry, storeAnswers } from './try-store.ts';
import { isOver, shown, viewTries } from './try-view.ts';

type Deps = Pick<CampaignDeps, 'platform'>;

/** The questions of a member's open try. Changes nothing. Refuses with NOT_FOUND and QUIZ_OVER. */
export async function listQuestions(
  { platform: { database, clock } }: Deps,
  memberId: string | null,
  { sheet }: QueryOf<'listQuestions'>,
): Promise<DataOf<'listQuestions'>> {
  const { read } = database;
  const one = memberId === null ? undefined : await selectTry(read, { id: sheet, memberId });
  if (one === undefined) return refuse('NOT_FOUND');
  if (one.score !== null || isOver(one, clock.now())) return refuse('QUIZ_OVER');
  const campaign = (await selectCampaign(read, one.campaignId)) ?? refuse('NOT_FOUND');
  const questions = shown(one.asked, await selectAsked(read, one.asked));
  return {
    sheet,
    title: campaign.title,
    questions: questions.map(({ title, choices }, index) => ({ number: index + 1, title, choices })),
    until: one.until.toISOString(),
  };
}

/** The key of the transfer that a try pays by. */
export const quizKey = (id: string): string => `quiz:${id}`;

/**
 * Scores the answers of a try, once, and pays its coins (rule 12.11). Refuses with NOT_FOUND, QUIZ_DONE, CAMPAIGN_ENDED,
 * QUIZ_OVER, QUIZ_TOO_FAST and QUIZ_ANSWERS_INVALID.
 */
export async function submitQuestions(
  deps: Deps,
  memberId: string,
  { body, key, hash }: Idempotency & { body: BodyOf<'submitQuestions'> },
): Promise<DataOf<'submitQuestions'>> {
  return await idempotently(deps.platform.database, { memberId, key, hash }, async (tx) => {
    const now = deps.platform.clock.now();
    const one = (await lockTry(tx, { id: body.sheet, memberId })) ?? refuse('NOT_FOUND');
    const campaign = await openFor(tx, one, now);
    const questions = shown(one.asked, await selectAsked(tx, one.asked));
    if (now.getTime() < one.askedAt.getTime() + readingMs(questions)) return refuse('QUIZ_TOO_FAST');
    const answers = answersOf(
      questions.map(({ choices }) => choices.length),
      body.answers,
    );
    return await settle(tx, { one, campaign, answers, now });
  });
}

/** The campaign of a try that can be submitted now. */
async function openFor(tx: Tx, one: StoredTry, now: Date): Promise<Campaign> {
  if (one.score !== null) return refuse('QUIZ_DONE');
  const campaign = (await holdCampaign(tx, one.campaignId)) ?? refuse('NOT_FOUND');
  if (campaign.endedAt !== null) return refuse('CAMPAIGN_ENDED');
  return isOver(one, now) ? refuse('QUIZ_OVER') : campaign;
}

/** The chosen places in the order of the questions. */
function answersOf(
  choices: readonly number[],
  given: BodyOf<'submitQuestions'>['answers'],
): (number | null)[] {
  const byNumber = new Map(given.map(({ number, choice }) => [number, choice]));
  const isKnown = ({ number, choice }: (typeof given)[number]): boolean =>
    choice <= (choices[number - 1] ?? 0);
  if (byNumber.size < given.length || !given.every(isKnown)) return refuse('QUIZ_ANSWERS_INVALID');
  return choices.map((_, index) => byNumber.get(index + 1) ?? null);
}

interface Answered {
  one: StoredTry;
  campaign: Campaign;
  answers: (number | null)[];
  now: Date;
}

async function settle(tx: Tx, { one, campaign, answers, now }: Answered): Promise<DataOf<'submitQuestions'>> {
  const score = scoreOf(one.asked, answers);
  const coins = score * (campaign.quiz?.coins ?? 0);
  const isPerfect = score === one.asked.length;
  await storeAnswers(tx, one.id, { answers, score, coins, isPerfect, at: now });
  if (coins > 0)
    await transfer(tx, {
      key: quizKey(one.id),
      memberId: one.memberId,
      reason: 'earned',
      cause: {
        kind: CoinCauseKind.Campaign,
        id: campaign.id,
        title: `${campaign.title}：答对 ${score} 题`,
      },
      legs: [{ asset: 'coin', amount: coins, platform: 'campaign' }],
      at: now,
    });
  const [view] = await viewTries(tx, [{ ...one, answers, score, coins }], now);
  return view ?? refuse('INTERNAL');
}

/** A page of a member's tries, the newest first. Refuses with NOT_FOUND. */
export async function listTries(
  { platform: { database, clock } }: Deps,
  whose: { campaignId: string; memberId: string },
  { cursor, limit = 20 }: QueryOf<'listQuizTries'>,
): Promise<DataOf<'listQuizTries'>> {
  const { read } = database;
  if ((await selectCampaign(read, whose.campaignId)) === undefined) return refuse('NOT_FOUND');
  const before =
    cursor === undefined ? undefined : (/^\d{4}-\d\d-\d\d$/.exec(cursor)?.[0] ?? refuse('MALFORMED'));
  const tries = await selectTries(read, whose, {
    ...(before !== undefined && { before }),
    limit: limit + 1,
  });
  const page = tries.slice(0, limit);
  return {
    items: await viewTries(read, page, clock.now()),
    nextCursor: tries.length > limit ? (page.at(-1)?.day ?? null) : null,
  };
}
