import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { dayOf } from '../../../platform/calendar.ts';
import type { Campaign } from '../core/campaign.ts';
import { holdCampaign } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockParticipant, type ParticipantRequest } from '../core/participant.ts';
import { requireRunning } from '../core/require-running.ts';
import { selectBank } from './bank-store.ts';
import { chooseQuestions } from './choose-questions.ts';
import type { StoredTry } from './quiz.ts';
import { insertTry, selectRecentQuestionIds, selectTries } from './try-store.ts';
import { isOver, viewTries } from './try-view.ts';

type Deps = Pick<CampaignDeps, 'platform'>;

/** Questions of this many earlier tries are not asked again while there are others. */
const TRIES_REMEMBERED = 10;
const SECOND_MS = 1_000;

/**
 * Begins a member's try of the day, or returns the open one (rule 12.11). Refuses with NOT_FOUND, QUIZ_NONE,
 * CAMPAIGN_NOT_STARTED, CAMPAIGN_PAUSED, CAMPAIGN_ENDED, CAMPAIGN_DEVICE_LIMIT, and QUIZ_DONE when today's try is over.
 */
export async function startQuiz(deps: Deps, request: ParticipantRequest): Promise<DataOf<'startQuiz'>> {
  const now = deps.platform.clock.now();
  return await deps.platform.database.transaction(async (tx) => {
    const campaign = requireRunning(await holdCampaign(tx, request.campaignId), 'answer', now);
    await lockParticipant(deps, tx, request); // Locks the member's row, so that two tabs begin one try.
    const day = dayOf(now);
    const [today] = await selectTries(tx, request, { only: day, limit: 1 });
    if (today !== undefined && (today.score !== null || isOver(today, now))) return refuse('QUIZ_DONE');
    const [view] = await viewTries(
      tx,
      [today ?? (await begin(deps, tx, { campaign, request, day, now }))],
      now,
    );
    return view ?? refuse('INTERNAL');
  });
}

interface NewTry {
  campaign: Campaign;
  request: ParticipantRequest;
  day: string;
  now: Date;
}

async function begin(
  { platform }: Deps,
  tx: Tx,
  { campaign, request, day, now }: NewTry,
): Promise<StoredTry> {
  const { questions, seconds } = campaign.quiz ?? refuse('QUIZ_NONE');
  const { memberId, campaignId } = request;
  const lately = await selectRecentQuestionIds(tx, memberId, TRIES_REMEMBERED);
  const { random } = platform;
  const asked = chooseQuestions(await selectBank(tx), lately, { count: questions, random });
  if (asked.length < questions) throw new Error(`The bank has ${asked.length} questions, not ${questions}`);
  const until = new Date(Math.min(now.getTime() + seconds * SECOND_MS, campaign.endsAt.getTime()));
  const started: StoredTry = {
    id: random.uuid(),
    campaignId,
    memberId,
    day,
    asked,
    askedAt: now,
    until,
    answers: null,
    score: null,
    coins: 0,
  };
  await insertTry(tx, started);
  return started;
}
