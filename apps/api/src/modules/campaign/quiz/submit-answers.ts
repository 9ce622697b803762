import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../call/call.ts';
import { batchedIdempotentCommit } from '../../../platform/idempotency/batched-commit.ts';
import { onceFor } from '../../../platform/once-for.ts';
import type { Campaign } from '../core/campaign.ts';
import { holdCampaign } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { cachedCampaign } from '../core/campaign-cache.ts';
import { readAskedQuestions } from './bank-store.ts';
import { type ScoredTry, scoreSteps } from './scored-try-store.ts';
import { type BankQuestion, readingMs, scoreOf, type StoredTry } from './quiz.ts';
import { lockTry, selectTry } from './try-store.ts';
import { isOver, questionsOf, viewTry } from './try-view.ts';

type Deps = Pick<CampaignDeps, 'platform'>;
type Submission = BodyOf<'submitQuestions'>;
type Answer = DataOf<'submitQuestions'>;

const commitOf = onceFor((platform: Deps['platform']) =>
  batchedIdempotentCommit<ScoredTry, Answer>(platform, {
    steps: scoreSteps,
    answer: ({ view }) => view,
    isKnown: true,
  }),
);

/**
 * Scores the answers of a try and pays its coins, once (rule 12.11). Tries that arrive at the same time share a
 * statement. Refuses with NOT_FOUND, QUIZ_DONE, CAMPAIGN_ENDED, QUIZ_OVER, QUIZ_TOO_FAST and QUIZ_ANSWERS_INVALID.
 */
export async function submitQuestions(
  { platform }: Deps,
  memberId: string,
  { body, key, hash }: Idempotency & { body: Submission },
): Promise<Answer> {
  const { clock } = platform;
  const early = await scoreUnlocked({ platform }, memberId, body);
  return await commitOf(platform)(
    { memberId, key, hash },
    async (tx) => {
      const at = clock.now();
      const one = (await lockTry(tx, { id: body.sheet, memberId })) ?? refuse('NOT_FOUND');
      const campaign = await openFor(tx, one, at);
      const scored = scoreAt({ one, campaign, bank: await readAskedQuestions(tx, one.asked), at }, body);
      return typeof scored === 'string' ? refuse(scored) : scored;
    },
    early,
  );
}

/** Scores a try from data read without a lock; undefined if the answers may have to be refused. */
async function scoreUnlocked(
  { platform: { database, clock } }: Deps,
  memberId: string,
  body: Submission,
): Promise<ScoredTry | undefined> {
  const one = await selectTry(database.read, { id: body.sheet, memberId });
  if (one === undefined || one.score !== null) return undefined;
  const campaign = (await cachedCampaign(database, one.campaignId))?.campaign;
  const at = clock.now();
  if (campaign === undefined || isOver(one, at)) return undefined;
  const scored = scoreAt(
    { one, campaign, bank: await readAskedQuestions(database.read, one.asked), at },
    body,
  );
  return typeof scored === 'string' ? undefined : scored;
}

/** The campaign of a try. Refuses unless the try can be submitted now. */
async function openFor(tx: Tx, one: StoredTry, now: Date): Promise<Campaign> {
  if (one.score !== null) return refuse('QUIZ_DONE');
  const campaign = (await holdCampaign(tx, one.campaignId)) ?? refuse('NOT_FOUND');
  if (campaign.endedAt !== null) return refuse('CAMPAIGN_ENDED');
  return isOver(one, now) ? refuse('QUIZ_OVER') : campaign;
}

interface OpenTry {
  one: StoredTry;
  campaign: Campaign;
  bank: ReadonlyMap<string, BankQuestion>;
  at: Date;
}

/** Scores the answers of an open try, or returns why they are refused. */
function scoreAt(
  { one, campaign, bank, at }: OpenTry,
  body: Submission,
): ScoredTry | 'QUIZ_TOO_FAST' | 'QUIZ_ANSWERS_INVALID' {
  const questions = questionsOf(one.asked, bank);
  if (at.getTime() < one.askedAt.getTime() + readingMs(questions)) return 'QUIZ_TOO_FAST';
  const answers = answersOf(
    questions.map(({ choices }) => choices.length),
    body.answers,
  );
  if (answers === undefined) return 'QUIZ_ANSWERS_INVALID';
  const score = scoreOf(one.asked, answers);
  const done = { ...one, answers, score, coins: score * (campaign.quiz?.coins ?? 0) };
  return { one: done, campaign, at, view: viewTry(done, bank, at) };
}

/**
 * The chosen numbers in the order of the questions; undefined if a choice was not shown, or a question has two answers.
 */
function answersOf(choices: readonly number[], given: Submission['answers']): (number | null)[] | undefined {
  const byNumber = new Map(given.map(({ number, choice }) => [number, choice]));
  const isShown = ({ number, choice }: (typeof given)[number]): boolean =>
    choice <= (choices[number - 1] ?? 0);
  if (byNumber.size < given.length || !given.every(isShown)) return undefined;
  return choices.map((_, index) => byNumber.get(index + 1) ?? null);
}
