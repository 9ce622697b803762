import { addressOf } from '../../../../test/campaign/address-of.ts';
import { CampaignFace } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { allTogether, together } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import { runChecks } from '../../ledger/reconcile/reconcile.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { getCampaign } from '../get-campaign.ts';
import { campaignChecks } from '../proof/reconcile-campaigns.ts';
import { type CampaignWorld, campaignWorld, coins } from '../../../../test/campaign/campaign-world.ts';
import { rightAnswers } from '../../../../test/campaign/right-answers.ts';
import { importQuestions, retireQuestion } from './import-questions.ts';
import { listQuestions, listTries } from './questions.ts';
import { submitQuestions } from './submit-answers.ts';
import { selectTry } from './try-store.ts';
import { startQuiz } from './start-quiz.ts';

const DAY_MS = 86_400_000;
const READ_MS = 30_000;
const rules = { questions: 10, seconds: 300, coins: 2 };

const filed = Array.from({ length: 40 }, (_, index) => ({
  id: `q-${index}`,
  category: '常识',
  title: `第 ${index} 题选哪一个？`,
  choices: ['对', '错甲', '错乙', '错丙'],
  explanation: '因为它对。',
}));

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
  await expect(publishQuiz()).rejects.toThrow('The bank has 0 questions');
  await importQuestions(world.platform, filed, { by: '林晓' });
});
afterAll(() => world.stop());

const publishQuiz = async (): Promise<string> =>
  await world.publish([coins(1_000_000)], {
    face: CampaignFace.Quiz,
    quiz: rules,
    ways: [{ cause: 'quiz', chances: 1 }],
  });
const start = async (campaignId: string, memberId: string) =>
  await startQuiz(world.deps, {
    campaignId,
    memberId,
    origin: { browser: { id: memberId, returned: true }, address: addressOf(memberId) },
  });
type Answers = Awaited<ReturnType<typeof rightAnswers>>;
const submit = async (sheet: string, memberId: string, answers: Answers) =>
  await submitQuestions(world.deps, memberId, {
    body: { sheet, answers },
    key: world.platform.random.uuid(),
    hash: JSON.stringify(answers),
  });
const right = async (id: string, memberId: string) =>
  await rightAnswers(world.platform.database.read, { id, memberId });
const coinsOf = async (memberId: string) => (await balances(world.platform.database.read, memberId)).coins;

describe('a try at the quiz', () => {
  it('is one a day, also for tabs that begin it at once, and shows no right answer while it is open', async () => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const begun = await allTogether(8, async () => await start(campaignId, memberId));
    const [one] = begun;
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(one).toMatchObject({ state: 'open', score: null, review: [] });
    const sheet = await listQuestions(world.deps, memberId, { sheet: one?.id ?? '' });
    expect(sheet.questions).toHaveLength(10);
    expect(new Set(sheet.questions.map(({ choices }) => choices.join())).size).toBeGreaterThan(1);
    expect(JSON.stringify(sheet)).not.toContain('因为');
    expect(await listQuestions(world.deps, memberId, { sheet: one?.id ?? '' })).toEqual(sheet);
    for (const other of [world.member(0), null])
      await expect(listQuestions(world.deps, other, { sheet: one?.id ?? '' })).rejects.toMatchObject({
        name: 'NOT_FOUND',
      });
  });

  it('asks nothing twice in four days while other questions are left', async () => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const ids = new Set<string>();
    for (let day = 0; day < 4; day += 1) {
      const { id } = await start(campaignId, memberId);
      const one = await selectTry(world.platform.database.read, { id, memberId });
      for (const asked of one?.asked ?? []) ids.add(asked.id);
      world.clock.advance(DAY_MS);
    }
    expect(ids.size).toBe(40);
  });

  it('pays each right answer once, and full marks bring a draw', async () => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const { id } = await start(campaignId, memberId);
    world.clock.advance(READ_MS);
    const answers = await right(id, memberId);
    const outcomes = await together(12, async () => await submit(id, memberId, answers));
    const done = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toMatchObject([{ state: 'done', score: 10, coins: 20 }]);
    expect(done[0]?.review[0]).toMatchObject({ chosen: answers[0]?.choice, right: answers[0]?.choice });
    expect(await coinsOf(memberId)).toBe(20);
    const page = await getCampaign(world.deps, {
      params: { face: CampaignFace.Quiz },
      query: {},
      caller: { kind: 'member', memberId, sessionId: '' },
    });
    expect(page.campaign?.mine).toMatchObject({ chances: 1, today: { score: 10 } });
    expect(await world.draw(campaignId, memberId)).toMatchObject({ chances: 0, balance: 30 });
    await expect(world.draw(campaignId, memberId)).rejects.toMatchObject({ name: 'NO_CHANCE_LEFT' });
    await expect(start(campaignId, memberId)).rejects.toMatchObject({ name: 'QUIZ_DONE' });
    const checked = await world.platform.database.transaction(
      async (tx) => await runChecks(tx, campaignChecks),
    );
    expect(checked.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('is scored and paid alone, however many are sent at once, and one that is refused takes none with it', async () => {
    const campaignId = await publishQuiz();
    const members = Array.from({ length: 30 }, () => world.member(0));
    const sheets = await allTogether(30, async (index) => await start(campaignId, members[index] ?? ''));
    world.clock.advance(READ_MS);
    const answers = await Promise.all(sheets.map(({ id }, index) => right(id, members[index] ?? '')));
    const send = async (index: number) => {
      const [given = [], sheet = '', memberId = ''] = [answers[index], sheets[index]?.id, members[index]];
      // Every third try is submitted twice, with two keys. Number 7 names a choice that was not shown.
      const sent = index === 7 ? given.map((one) => ({ ...one, choice: 6 })) : given.slice(index % 10);
      return await submit(sheet, memberId, sent);
    };
    const twice = members.flatMap((_, index) => (index % 3 === 0 ? [index, index] : [index]));
    const outcomes = await together(twice.length, async (place) => await send(twice[place] ?? 0));
    const done = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toHaveLength(29);
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' && one.reason instanceof ApiFault ? [one.reason.name] : [],
    );
    expect(refused.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'QUIZ_ANSWERS_INVALID',
      ...Array.from({ length: 10 }, () => 'QUIZ_DONE'),
    ]);
    for (const [index, memberId] of members.entries()) {
      const score = index === 7 ? 0 : 10 - (index % 10);
      expect(await coinsOf(memberId)).toBe(score * 2);
    }
  });

  it('counts what is left out as wrong, and brings no chance without full marks', async () => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const { id } = await start(campaignId, memberId);
    world.clock.advance(READ_MS);
    const answers = (await right(id, memberId)).slice(0, 9);
    expect(await submit(id, memberId, answers)).toMatchObject({ score: 9, coins: 18 });
    await expect(world.draw(campaignId, memberId)).rejects.toMatchObject({ name: 'NO_CHANCE_LEFT' });
    const { items } = await listTries(world.deps, { campaignId, memberId }, {});
    expect(items[0]?.review[9]).toMatchObject({ chosen: null });
  });
});

describe('answers are refused, and change nothing,', () => {
  it.each<[string, number, (answers: Answers) => Answers, string]>([
    ['sooner than the questions can be read', 1_000, (answers) => answers, 'QUIZ_TOO_FAST'],
    ['after the time limit', 400_000, (answers) => answers, 'QUIZ_OVER'],
    [
      'with a choice that was not shown',
      READ_MS,
      ([first, ...rest]) => [{ number: first?.number ?? 1, choice: 6 }, ...rest],
      'QUIZ_ANSWERS_INVALID',
    ],
    [
      'with a question that was not asked',
      READ_MS,
      (answers) => [...answers, { number: 11, choice: 1 }],
      'QUIZ_ANSWERS_INVALID',
    ],
    [
      'with two answers to one question',
      READ_MS,
      (answers) => answers.map(({ choice }) => ({ number: 1, choice })),
      'QUIZ_ANSWERS_INVALID',
    ],
  ])('%s', async (_, after, change, name) => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const { id } = await start(campaignId, memberId);
    world.clock.advance(after);
    const refused = submit(id, memberId, change(await right(id, memberId)));
    await expect(refused).rejects.toMatchObject({ name });
    expect(await coinsOf(memberId)).toBe(0);
  });

  it('without having been asked, of another member, and after the end', async () => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const never = world.platform.random.uuid();
    await expect(submit(never, memberId, [])).rejects.toMatchObject({ name: 'NOT_FOUND' });
    const { id } = await start(campaignId, memberId);
    world.clock.advance(READ_MS);
    const answers = await right(id, memberId);
    await expect(submit(id, world.member(0), answers)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    await endCampaign(world.deps, campaignId, '林晓');
    await expect(submit(id, memberId, answers)).rejects.toMatchObject({ name: 'CAMPAIGN_ENDED' });
    await expect(start(campaignId, world.member(0))).rejects.toMatchObject({ name: 'CAMPAIGN_ENDED' });
    const lottery = await world.publish([coins(1)]);
    await expect(start(lottery, memberId)).rejects.toMatchObject({ name: 'QUIZ_NONE' });
  });
});

describe('the bank of questions', () => {
  it('keeps the version that an open try was asked when a question changes or is taken out', async () => {
    const [campaignId, memberId] = [await publishQuiz(), world.member(0)];
    const { id } = await start(campaignId, memberId);
    const before = await listQuestions(world.deps, memberId, { sheet: id });
    const edited = filed.map((one) => ({ ...one, choices: ['改对', '改错'] }));
    const imported = await importQuestions(world.platform, edited, { by: '林晓' });
    expect(imported).toMatchObject({ added: [], same: 0 });
    expect(imported.changed).toHaveLength(40);
    await retireQuestion(world.platform, 'q-0', '林晓');
    expect(await listQuestions(world.deps, memberId, { sheet: id })).toEqual(before);
    world.clock.advance(READ_MS);
    expect(await submit(id, memberId, await right(id, memberId))).toMatchObject({ score: 10 });
    await expect(retireQuestion(world.platform, 'q-0', '林晓')).rejects.toThrow('There is no question');
    const again = await importQuestions(world.platform, edited, { by: '林晓' });
    expect(again).toMatchObject({ added: ['q-0'], changed: [], same: 39 });
  });
});
