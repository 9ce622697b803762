import {
  beatTaskVideo,
  claimBrowseTask,
  checkAllowance,
  correctOrder,
  getAccount,
  getTaskActivity,
  listCards,
  placeOrder,
  remindOfTask,
  revealCard,
  revealOrder,
  submitTaskActivity,
} from '@yayan/api-client';
import { mockGetTaskActivity } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { HOSTED, key, open, reasonOf } from './testing/calling.ts';

const TASK = 'p6Pai3Pai9Xy';
const photo = (last: number) => ({
  key: `mock/task/ofthemockserver00000000000/0000000000000000${last}.jpg`,
  caption: '今天早上的豆浆',
});

test('photos are handed in once, and as many as the task asks for', async () => {
  const { client } = await open();
  const few = { text: '', photos: [photo(1)] };
  expect(await reasonOf(submitTaskActivity(TASK, few, { client }))).toBe('ACTIVITY_INCOMPLETE');
  const enough = { text: '', photos: [photo(1), photo(2)] };
  await submitTaskActivity(TASK, enough, { client });
  const activity = await getTaskActivity(TASK, { client });
  expect(activity).toMatchObject({ state: 'reviewing', submission: enough });
  expect(await reasonOf(submitTaskActivity(TASK, enough, { client }))).toBe('ACTIVITY_NOT_NOW');
});

test('a video counts no faster than it is watched, and pays at its end', async () => {
  const { client } = await open({
    seed: [mockGetTaskActivity((each) => ({ ...each, kind: 'video', secondsNeeded: 15 }))],
  });
  expect(await beatTaskVideo(TASK, { position: 90 }, { client })).toMatchObject({
    state: 'doing',
    seconds: 10,
  });
  await beatTaskVideo(TASK, { position: 90 }, { client });
  expect((await getTaskActivity(TASK, { client })).state).toBe('ended');
  expect((await getAccount({ client })).coins).toBe(1320);
});

test('a browsed page pays after its time', async () => {
  const begin = async (seconds: number) => {
    const { client } = await open({
      seed: [mockGetTaskActivity((each) => ({ ...each, kind: 'browse', seconds, secondsNeeded: 30 }))],
    });
    return client;
  };
  const early = await begin(10);
  expect(await reasonOf(claimBrowseTask(TASK, { client: early, headers: key() }))).toBe('TIME_NOT_REACHED');
  const client = await begin(30);
  await claimBrowseTask(TASK, { client, headers: key() });
  expect((await getTaskActivity(TASK, { client })).state).toBe('ended');
});

test('only a task that exists reminds', async () => {
  const { client } = await open();
  await remindOfTask(HOSTED, { client });
  expect(await reasonOf(remindOfTask('nobody000000', { client }))).toBe('NOT_FOUND');
});

test('whether a member may exchange follows their coins', async () => {
  const { client } = await open();
  expect(await checkAllowance('b3Hs8nQ2wZtV', {}, { client })).toMatchObject({
    allowed: true,
    balance: 1280,
  });
  await placeOrder('b3Hs8nQ2wZtV', { quantity: 1 }, { client, headers: key() });
  const after = await checkAllowance('b3Hs8nQ2wZtV', {}, { client });
  expect(after).toMatchObject({ allowed: false, missingCoins: 720 });
});

test('an issued order shows its code, and says that it was shown before', async () => {
  const { client, mock } = await open();
  const { id } = await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client, headers: key() });
  expect(await reasonOf(revealOrder(id, { client }))).toBe('NOTHING_TO_REVEAL');
  const correction = correctOrder(id, {}, { client, headers: key() });
  expect(await reasonOf(correction)).toBe('ORDER_MOVE_FORBIDDEN');
  mock.advanceOrders();
  mock.advanceOrders();
  expect(await revealOrder(id, { client })).toMatchObject({ shownBefore: false });
  expect(await revealOrder(id, { client })).toMatchObject({ shownBefore: true });
});

test('a card’s number says that it was shown before', async () => {
  const { client } = await open();
  const [card] = (await listCards({}, { client })).items;
  if (!card) throw new Error('There is no card');
  expect(await revealCard(card.id, { client })).toMatchObject({ shownBefore: false });
  expect(await revealCard(card.id, { client })).toMatchObject({ shownBefore: true });
});
