import {
  checkIn,
  createClient,
  createGroupTicket,
  createResponse,
  encryptFieldOf,
  getAccount,
  getAgreement,
  getBenefit,
  getCheckin,
  getGroupMe,
  getOrder,
  getSurveyResult,
  getTask,
  getTopic,
  ExchangeType,
  listBenefits,
  listOrders,
  listPoints,
  listTasks,
  listTaskRecords,
  loginByPassword,
  loginGroupWithTicket,
  logout,
  newIdempotencyKey,
  placeOrder,
  refreshToken,
  registerMobile,
  revokeOrder,
  saveSurveyPage,
  sendSmsCode,
  signInBySms,
  startParticipation,
  submitSurvey,
} from '@yayan/api-client';
import { describe, expect, test, vi } from 'vitest';
import { HOSTED, open, reasonOf } from './testing/calling.ts';
import { checkedFetch, openMock, signIn } from './testing/open-mock.ts';

const EXTERNAL = 'c3Wn8sV5tYhD';
const GROUP = 'g5Rf1zB7kMqJ';
const noon = Date.parse('2026-11-21T04:00:00.000Z');

describe('signing in', () => {
  test('the code decides, and an unknown mobile registers first', async () => {
    const { client } = openMock();
    await sendSmsCode(client, '13912345678');
    expect(await reasonOf(signInBySms(client, { mobile: '13912345678', code: '000000' }))).toBe('CODE_WRONG');
    const result = await signInBySms(client, { mobile: '13912345678', code: '123456' });
    if (result.state !== 'unregistered') throw new Error('It is nobody yet');
    const { registerTicket } = result;
    const register = (agreementVersion: string): Promise<unknown> =>
      registerMobile(client, { registerTicket, agreementVersion, agreed: true });
    expect(await reasonOf(register('2026-11-01'))).toBe('AGREEMENT_REQUIRED');
    await register((await getAgreement({ client })).version);
    expect(await getAccount({ client })).toMatchObject({ mobile: '139****5678', coins: 0 });
    await signIn(client, '13912345678');
  });

  test('without a token, and after signing out, no call returns data of a member', async () => {
    const { client } = openMock();
    expect(await reasonOf(getAccount({ client }))).toBe('UNAUTHORISED');
    await signIn(client);
    expect(await getAccount({ client })).toMatchObject({ coins: 1280 });
    const token = client.session.token() ?? '';
    await logout({ client });
    const other = openMock().mock;
    const again = await other.fetch(
      new Request('https://mock.test/api/v1/users/account', { headers: { 'z-token': token } }),
    );
    expect(again.status).toBe(401);
  });

  test('other ways of signing in answer the example, which speaks for the demo member', async () => {
    const { client } = openMock();
    const encrypt = encryptFieldOf(client);
    const form = { mobile: await encrypt('13800138000'), password: await encrypt('Abcd1234') };
    client.session.signIn(await loginByPassword(form, { client }));
    expect(await getAccount({ client })).toMatchObject({ mobile: '138****8000' });
  });

  test('a refresh token works once', async () => {
    const { client } = await open();
    const { ticket } = await createGroupTicket(GROUP, { client });
    const { refreshToken: used } = await loginGroupWithTicket(GROUP, { ticket }, { client });
    const { refreshToken: next } = await refreshToken({ refreshToken: used }, { client });
    expect(await reasonOf(refreshToken({ refreshToken: used }, { client }))).toBe('UNAUTHORISED');
    expect(await refreshToken({ refreshToken: next }, { client })).toHaveProperty('token');
  });
});

describe('a member’s changes are remembered', () => {
  test('checking in pays once a day', async () => {
    let now = noon;
    const { client } = await open({ now: () => now });
    expect(await checkIn({}, { client })).toMatchObject({ coins: 5, streakDay: 1, balance: 1285 });
    expect(await reasonOf(checkIn({}, { client }))).toBe('ALREADY_CHECKED_IN');
    now += 24 * 3_600_000;
    await signIn(client);
    expect(await getCheckin({ client })).toMatchObject({ checked: false, streakDay: 2, monthCount: 1 });
    await checkIn({}, { client });
    expect(await listPoints({ kind: 'checkin' }, { client })).toMatchObject({
      available: 1290,
      items: [{ amount: 5 }, { amount: 5 }],
    });
  });

  test('an order takes coins and stock, and gives both back when it is revoked', async () => {
    const { client } = await open();
    const order = await placeOrder('b3Hs8nQ2wZtV', { quantity: 1, total: 1000 }, { client });
    expect(await getBenefit('b3Hs8nQ2wZtV', { client })).toMatchObject({ stock: 2, own: { balance: 280 } });
    expect(await listOrders({}, { client })).toMatchObject({ items: [{ id: order.id, state: 0 }] });
    expect(await reasonOf(placeOrder('b3Hs8nQ2wZtV', { quantity: 1 }, { client }))).toBe('BALANCE_TOO_LOW');
    await revokeOrder(order.id, { client });
    expect(await getOrder(order.id, { client })).toMatchObject({
      state: 3,
      coinsReturned: true,
      balance: 1280,
    });
    expect(await reasonOf(revokeOrder(order.id, { client }))).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await getBenefit('b3Hs8nQ2wZtV', { client })).toMatchObject({ stock: 3 });
  });

  test('an order moves on step by step until it is issued, and can be revoked before that', async () => {
    const { client, mock } = await open();
    const order = await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client });
    expect(mock.advanceOrders()).toBe(1);
    expect(await getOrder(order.id, { client })).toMatchObject({ state: 2, revocable: true, issuedAt: null });
    expect(mock.advanceOrders()).toBe(1);
    const issued = await getOrder(order.id, { client });
    expect(issued).toMatchObject({ state: 1, revocable: false, issuedAt: expect.any(String) });
    expect(issued.timeline.map(({ state }) => state)).toEqual([0, 2, 1]);
    expect(await reasonOf(revokeOrder(order.id, { client }))).toBe('ORDER_MOVE_FORBIDDEN');
    expect(mock.advanceOrders()).toBe(0);
    const other = await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client });
    mock.advanceOrders();
    await revokeOrder(other.id, { client });
    mock.advanceOrders();
    expect(await getOrder(other.id, { client })).toMatchObject({ state: 3, balance: 1080 });
  });

  test('with a time, an order moves on by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { client } = await open({ orderMs: 3000 });
      const order = await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client });
      vi.advanceTimersByTime(3000);
      expect(await getOrder(order.id, { client })).toMatchObject({ state: 2 });
      vi.advanceTimersByTime(3000);
      expect(await getOrder(order.id, { client })).toMatchObject({ state: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('the same key orders once, with another body it is a conflict', async () => {
    const { client } = await open();
    const idempotencyKey = newIdempotencyKey();
    const first = await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { idempotencyKey, client });
    expect(await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { idempotencyKey, client })).toEqual(first);
    expect(await getAccount({ client })).toMatchObject({ coins: 1080 });
    expect(
      await reasonOf(placeOrder('d8Kw4mT6yRqC', { quantity: 1, total: 200 }, { idempotencyKey, client })),
    ).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('a survey is answered page by page and paid once', async () => {
    const { client } = await open();
    const { sessionId } = await startParticipation({ taskHashId: HOSTED }, { client });
    const page = { page: 'screening', answers: { frequency: '每天' }, revision: 0 };
    expect(await saveSurveyPage(sessionId, page, { client })).toMatchObject({ page: 'habits' });
    expect(await reasonOf(saveSurveyPage(sessionId, page, { client }))).toBe('ANSWER_OUTDATED');
    const { resultId } = await submitSurvey(
      sessionId,
      { page: 'habits', answers: { favourite: '豆浆' }, revision: 1 },
      { client },
    );
    expect(await getSurveyResult(resultId, { client })).toMatchObject({
      result: 1,
      earned: { coins: 120, state: 'available' },
    });
    expect(await getTask(HOSTED, { client })).toMatchObject({ joinState: 1, ownResult: { result: 1 } });
    expect(await reasonOf(startParticipation({ taskHashId: HOSTED }, { client }))).toBe('ALREADY_JOINED');
    expect(await listPoints({}, { client })).toMatchObject({ available: 1400 });
    expect(await listTaskRecords({}, { client })).toMatchObject({ items: [{ state: 'ended', coins: 120 }] });
  });

  test('a group is entered with a ticket; its token opens nothing else', async () => {
    const { client, mock } = await open();
    const { ticket } = await createGroupTicket(GROUP, { client });
    const group = createClient({ baseUrl: 'https://mock.test/api', retries: 0, fetch: checkedFetch(mock) });
    group.session.signIn(await loginGroupWithTicket(GROUP, { ticket }, { client: group }));
    expect(await getGroupMe({ client: group })).toMatchObject({ mobile: '138****8000' });
    expect(await reasonOf(getAccount({ client: group }))).toBe('FORBIDDEN');
    const topic = await getTopic({ topicId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' }, { client: group });
    const sectionId = topic.sections[0]?.id ?? '';
    const answer = { clientId: newIdempotencyKey(), sectionId, attachments: [] };
    const options = { client: group };
    expect(await reasonOf(createResponse({ ...answer, content: '豆浆' }, options))).toBe('ANSWER_TOO_SHORT');
    const content = '楼下的豆浆油条，三分钟就能走，周末会自己煎个蛋。';
    await createResponse({ ...answer, content }, options);
    const after = await getTopic({ topicId: topic.id }, options);
    expect(after.sections[0]).toMatchObject({ myResponse: { content }, responses: { locked: false } });
  });
});

describe('scenes', () => {
  test('quota-fills: the seat is gone after the screening questions, consolation is paid', async () => {
    const { client } = await open({ scene: 'quota-fills' });
    const { sessionId } = await startParticipation({ taskHashId: HOSTED }, { client });
    const page = { page: 'screening', answers: { frequency: '每天' }, revision: 0 };
    expect(await saveSurveyPage(sessionId, page, { client })).toMatchObject({ outcome: 'ended', result: 3 });
    expect(await listPoints({}, { client })).toMatchObject({ available: 1300 });
  });

  test('late-postback: coins are pending until the supplier reports', async () => {
    const { client, mock } = await open({ scene: 'late-postback', postbackMs: 3_600_000 });
    const { sessionId, url } = await startParticipation({ taskHashId: EXTERNAL }, { client });
    await mock.fetch(new Request(url ?? ''));
    expect(await listPoints({}, { client })).toMatchObject({ available: 1280, pending: 200 });
    expect(await getSurveyResult(sessionId, { client })).toMatchObject({ earned: { state: 'pending' } });
    expect(mock.deliverPostbacks()).toBe(1);
    expect(mock.deliverPostbacks()).toBe(0);
    expect(await listPoints({}, { client })).toMatchObject({ available: 1480, pending: 0 });
  });

  test('reversal: coins arrive and are taken back with a reason', async () => {
    const { client, mock } = await open({ scene: 'reversal', postbackMs: 3_600_000 });
    const { url } = await startParticipation({ taskHashId: EXTERNAL }, { client });
    await mock.fetch(new Request(url ?? ''));
    expect(await listPoints({}, { client })).toMatchObject({ available: 1480 });
    mock.deliverPostbacks();
    const { available, items } = await listPoints({}, { client });
    expect([available, items[0]?.state, items[0]?.reason]).toEqual([1280, 2, '合作方复核后判定答卷无效']);
  });

  test('order-not-passed: the review refuses an order, and the coins come back', async () => {
    const { client, mock } = await open({ scene: 'order-not-passed' });
    const order = await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client });
    mock.advanceOrders();
    expect(await getOrder(order.id, { client })).toMatchObject({
      state: 4,
      coinsReturned: true,
      balance: 1280,
    });
    expect(await getBenefit('d8Kw4mT6yRqC', { client })).toMatchObject({ stock: 3 });
  });

  test('benefits are listed by type', async () => {
    const { client } = await open();
    const [one] = (await listBenefits({}, { client })).items;
    const { type } = one ?? expect.fail('The mock has benefits');
    const other =
      Object.values(ExchangeType).find((each) => each !== type) ?? expect.fail('There are more types');
    expect((await listBenefits({ type }, { client })).items).toContainEqual(one);
    expect((await listBenefits({ type: other }, { client })).items).toEqual([]);
  });

  test('maintenance: every call says when to come back', async () => {
    const { client } = openMock({ scene: 'maintenance' });
    await expect(listBenefits({}, { client })).rejects.toMatchObject({
      reason: 'UNAVAILABLE',
      retryAfterSeconds: 120,
    });
  });

  test('busy: the second try works', async () => {
    const { client, mock } = await open();
    mock.setScene('busy');
    await expect(listTasks({}, { client })).rejects.toMatchObject({ reason: 'TOO_MANY' });
    const { items } = await listTasks({}, { client });
    expect(items.length).toBeGreaterThan(0);
  });

  test.each([
    ['sold-out', 'STOCK_OUT'],
    ['price-changed', 'PRICE_CHANGED'],
    ['signed-out', 'UNAUTHORISED'],
  ] as const)('%s: an order is refused with %s', async (scene, reason) => {
    const { client, mock } = await open();
    mock.setScene(scene);
    expect(await reasonOf(placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client }))).toBe(reason);
  });

  test('empty: lists have no items', async () => {
    const { client } = await open();
    const headers = { 'x-mock-scene': 'empty' };
    expect(await listTasks({}, { client, headers })).toMatchObject({ items: [], nextCursor: null });
    expect((await listTasks({}, { client })).items).toHaveLength(4);
  });
});
