import {
  getCredit,
  getReceipt,
  getTicketSubject,
  giveUpParticipation,
  listCoinLots,
  listCoinMonths,
  listCredits,
  listReceiptKeys,
  listTaskRecords,
  placeOrder,
  recommendTasks,
  saveSurveyPage,
  startParticipation,
  submitSurvey,
  verifyReceipt,
  type Client,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { HOSTED, key, open, reasonOf } from './testing/calling.ts';

const BENEFIT = 'd8Kw4mT6yRqC';

/** Answers the hosted questionnaire to its end. */
const answer = async (client: Client): Promise<string> => {
  const { sessionId } = await startParticipation({ taskHashId: HOSTED }, { client, headers: key() });
  const screening = { page: 'screening', answers: { frequency: '每天' }, revision: 0 };
  await saveSurveyPage(sessionId, screening, { client });
  const last = { page: 'habits', answers: { favourite: '粥' }, revision: 1 };
  await submitSurvey(sessionId, last, { client, headers: key() });
  return sessionId;
};

test('records are listed by state, by result and by whether they were given up', async () => {
  const { client } = await open();
  const done = await answer(client);
  const other = { taskHashId: 'c3Wn8sV5tYhD' };
  const { sessionId: left } = await startParticipation(other, { client, headers: key() });
  const ids = async (filter: Parameters<typeof listTaskRecords>[0]) =>
    (await listTaskRecords(filter, { client })).items.map(({ sessionId }) => sessionId);
  expect(await ids({ state: 'open' })).toEqual([left]);
  expect(await ids({ result: 1 })).toEqual([done]);
  expect(await ids({ earningState: 'available' })).toEqual([done]);
  await giveUpParticipation(left, { client, headers: key() });
  expect(await ids({ givenUp: true })).toEqual([left]);
  expect(await ids({ givenUp: false })).toEqual([done]);
});

test('a joined task is no longer recommended, and an ended one raises the credit', async () => {
  const { client } = await open();
  const { credit } = await getCredit({ client });
  expect((await recommendTasks({}, { client })).items).toHaveLength(1);
  const done = await answer(client);
  expect((await recommendTasks({}, { client })).items).toEqual([]);
  expect(await getCredit({ client })).toMatchObject({ credit: credit + 5 });
  const { items, balance } = await listCredits({ row: done }, { client });
  expect({ items, balance }).toMatchObject({ items: [{ id: done, amount: 5 }], balance: credit + 5 });
});

test('coins are summed by month, and the oldest are spent first', async () => {
  const { client } = await open();
  await answer(client);
  await placeOrder(BENEFIT, { quantity: 1 }, { client, headers: key() });
  const { items } = await listCoinMonths({ months: 2 }, { client });
  expect(items).toMatchObject([
    { in: 1400, out: 200 },
    { in: 0, out: 0, sources: [] },
  ]);
  const lots = await listCoinLots({}, { client });
  expect(lots.items).toMatchObject([
    { amount: 1280, left: 1080, used: 0 },
    { amount: 120, left: 120 },
  ]);
  expect(lots.sources.map(({ coins }) => coins)).toEqual([1080, 120]);
  expect((await listCoinLots({ coins: 1100 }, { client })).items).toMatchObject([
    { used: 1080 },
    { used: 20 },
  ]);
});

test('a receipt of an own record is genuine, and tickets name the record', async () => {
  const { client } = await open();
  const done = await answer(client);
  const signed = await getReceipt('result', done, { client });
  const { items: keys } = await listReceiptKeys({ client });
  expect(await verifyReceipt(signed, keys)).toBe('genuine');
  const forged = { ...signed, receipt: { ...signed.receipt, holder: 'somebody' } };
  expect(await verifyReceipt(forged, keys)).toBe('changed');
  expect(await reasonOf(getReceipt('order', done, { client }))).toBe('NOT_FOUND');
  expect(await getTicketSubject({ type: 'result', id: done }, { client })).toMatchObject({ id: done });
  expect(await reasonOf(getTicketSubject({ type: 'order', id: done }, { client }))).toBe('NOT_FOUND');
});
