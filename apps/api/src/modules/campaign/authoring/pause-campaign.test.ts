import { CampaignFace } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '../../../../test/campaign/address-of.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';
import { rightAnswers } from '../../../../test/campaign/right-answers.ts';
import { drawDueKoi } from '../koi/draw-koi.ts';
import { enterCampaign } from '../koi/enter-campaign.ts';
import { importQuestions } from '../quiz/import-questions.ts';
import { startQuiz } from '../quiz/start-quiz.ts';
import { submitQuestions } from '../quiz/submit-answers.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import { endCampaign, endOverdue } from './end-campaign.ts';
import { switchPause } from './pause-campaign.ts';

const HOUR_MS = 3_600_000;
const READ_MS = 30_000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

const pause = async (id: string, act: 'pause' | 'resume' = 'pause') =>
  await switchPause(world.platform, id, { act, operator: '林晓', detail: '核对规则' });
const originOf = (memberId: string) => ({
  browser: { id: memberId, returned: true },
  address: addressOf(memberId),
});

it('12.14 nobody enters a paused 锦鲤 campaign, and its winner is drawn only after it goes on', async () => {
  const id = await world.publish([mug(1, 1)], {
    face: CampaignFace.Koi,
    drawsAt: new Date(world.clock.now().getTime() + HOUR_MS),
  });
  const enter = async (memberId: string) =>
    await enterCampaign(
      world.deps,
      { campaignId: id, memberId, clientSeed: '好运', origin: originOf(memberId) },
      { key: world.platform.random.uuid(), hash: '好运' },
    );
  const drawDue = async () =>
    await drawDueKoi(
      world.deps,
      (one) => endCampaign(world.deps, one, 'clock'),
      new AbortController().signal,
    );
  await enter(world.member(1));
  await pause(id);
  await expect(enter(world.member(1))).rejects.toMatchObject({ name: 'CAMPAIGN_PAUSED' });
  world.clock.advance(2 * HOUR_MS);
  await drawDue();
  expect(await selectCampaign(world.platform.database.read, id)).toMatchObject({
    entrantsHash: null,
    endedAt: null,
  });
  await pause(id, 'resume');
  await drawDue();
  expect((await selectCampaign(world.platform.database.read, id))?.endedAt).not.toBeNull();
});

it('12.14 a quiz that began before the pause is handed in, and no other begins', async () => {
  const questions = Array.from({ length: 10 }, (_, index) => ({
    id: `q-${index}`,
    category: '常识',
    title: `第 ${index} 题选哪一个？`,
    choices: ['对', '错甲', '错乙', '错丙'],
    explanation: '因为它对。',
  }));
  await importQuestions(world.platform, questions, { by: '林晓' });
  const campaignId = await world.publish([coins(1_000_000)], {
    face: CampaignFace.Quiz,
    quiz: { questions: 10, seconds: 300, coins: 2 },
    ways: [{ cause: 'quiz', chances: 1 }],
  });
  const start = async (memberId: string) =>
    await startQuiz(world.deps, { campaignId, memberId, origin: originOf(memberId) });
  const memberId = world.member(0);
  const { id: sheet } = await start(memberId);
  await pause(campaignId);
  await expect(start(world.member(0))).rejects.toMatchObject({ name: 'CAMPAIGN_PAUSED' });
  world.clock.advance(READ_MS);
  const answers = await rightAnswers(world.platform.database.read, { id: sheet, memberId });
  const handedIn = await submitQuestions(world.deps, memberId, {
    body: { sheet, answers },
    key: world.platform.random.uuid(),
    hash: sheet,
  });
  expect(handedIn).toMatchObject({ score: 10, coins: 20 });
});

it('12.14 the end of a paused campaign doesn’t move', async () => {
  const id = await world.publish([coins(1_000_000)], {
    endsAt: new Date(world.clock.now().getTime() + HOUR_MS),
  });
  await pause(id);
  world.clock.advance(HOUR_MS);
  await endOverdue(world.deps, new AbortController().signal);
  expect((await selectCampaign(world.platform.database.read, id))?.endedAt).not.toBeNull();
  await expect(pause(id, 'resume')).rejects.toMatchObject({ name: 'CAMPAIGN_ENDED' });
});
