import {
  claimPrize,
  drawCampaign,
  enterCampaign,
  getAccount,
  getCampaign,
  listCampaignRecords,
  listQuestions,
  listQuizTries,
  startQuiz,
  submitQuestions,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

const opened = async (face: 'lottery' | 'koi' | 'quiz') => {
  const { client } = await open();
  const { campaign } = await getCampaign(face, {}, { client });
  if (!campaign) throw new Error(`There is no ${face}`);
  return { client, campaign };
};

test('chances are drawn until none is left, and a prize is claimed once', async () => {
  const { client, campaign } = await opened('lottery');
  const draw = () => drawCampaign(campaign.id, { clientSeed: '好运' }, { client });
  const { coins } = await getAccount({ client });
  const { balance } = await draw();
  expect(balance).toBe(coins + campaign.consolation);
  const { record, chances } = await draw();
  expect(chances).toBe(0);
  expect(await reasonOf(draw())).toBe('NO_CHANCE_LEFT');
  await claimPrize(campaign.id, String(record.number), {}, { client });
  const { items } = await listCampaignRecords(campaign.id, {}, { client });
  expect(items.map(({ prize }) => prize?.state)).toEqual(['claimed', undefined]);
  expect(await reasonOf(claimPrize(campaign.id, String(record.number), {}, { client }))).toBe(
    'PRIZE_CLAIMED',
  );
});

test('a member enters the koi once with one chance', async () => {
  const { client, campaign } = await opened('koi');
  const enter = () => enterCampaign(campaign.id, { clientSeed: '好运' }, { client });
  const first = await enter();
  expect(await enter()).toEqual(first);
  expect((await getCampaign('koi', {}, { client })).campaign?.mine).toMatchObject({
    entered: true,
    chances: 1,
  });
});

test('the quiz of a day is answered once and pays for right answers', async () => {
  const { client, campaign } = await opened('quiz');
  const { id: sheet } = await startQuiz(campaign.id, { client });
  expect((await listQuestions({ sheet }, { client })).questions).toHaveLength(2);
  const { coins } = await getAccount({ client });
  const done = await submitQuestions({ sheet, answers: [{ number: 1, choice: 2 }] }, { client });
  expect(done).toMatchObject({ state: 'done', score: 1, coins: 1 });
  expect((await getAccount({ client })).coins).toBe(coins + 1);
  expect((await listQuizTries(campaign.id, {}, { client })).items).toEqual([done]);
  expect(await reasonOf(startQuiz(campaign.id, { client }))).toBe('QUIZ_DONE');
});

test('a visitor sees a campaign without a standing', async () => {
  const { client } = openMock();
  expect((await getCampaign('lottery', {}, { client })).campaign?.mine).toBeNull();
});
