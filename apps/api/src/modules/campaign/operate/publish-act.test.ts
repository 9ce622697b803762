import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { setNumber } from '../../../../test/rule/set-number.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

const DAY_MS = 86_400_000;
const mug = {
  id: 'mug',
  kind: 'goods',
  title: '陶瓷马克杯',
  worth: 2600,
  stock: 2,
  odds: 1_000,
  benefit: 'bGd5v9rU3sDg',
};

let system: TestSystem;
let editor: ConsoleSession;
let filed = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

/** A campaign as an operator files it. */
const fileOf = (more: object = {}): { id: string; source: string } => {
  const now = system.clock.now().getTime();
  const id = `filed${String((filed += 1)).padStart(5, '0')}`;
  const campaign = {
    id,
    face: 'christmas',
    title: '圣诞抽奖',
    summary: '签到就能抽',
    rules: ['每天签到得一次机会'],
    organiser: '芽言',
    taxNote: '按国家规定办理',
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    ways: [{ cause: 'checkin', chances: 1 }],
    prizes: [mug],
    ...more,
  };
  return { id, source: JSON.stringify(campaign) };
};
const check = async (source: string, by = editor) =>
  await consoleCall(system, 'checkCampaignFile', { body: { source } }, by);
const publish = async (source: string, more: { dryRun?: boolean; key?: string; reason?: string } = {}) => {
  const { key = system.key(), ...rest } = more;
  return await consoleCall(system, 'publishCampaign', { body: { input: { source }, ...rest }, key }, editor);
};
const read = async (id: string) =>
  await consoleCall(system, 'getOperatorCampaign', { params: { id } }, editor);

it('14.43 a checked campaign shows what members would see, and what all its prizes are worth', async () => {
  const { id, source } = fileOf();
  const { data } = await check(source);
  expect(data).toMatchObject({
    faults: [],
    campaign: { id, claimDays: 15, worth: 5200, needsSecond: false, prizes: [{ left: 2, odds: 1_000 }] },
  });
  expect(data.campaign?.prizes[0]?.cover).toMatch(/^\/covers\//u);
  expect((await read(id)).outcome).toBe('NOT_FOUND');
});

it.each([
  ['odds above one', { prizes: [{ ...mug, odds: 1_000_001 }] }, 'prizes.0.odds', '不能大于 1000000'],
  [
    'a benefit that isn’t there',
    { prizes: [{ ...mug, benefit: 'bNoSuch00001' }] },
    'prizes.0.benefit',
    '没有这件福利',
  ],
  ['more pieces than in stock', { prizes: [{ ...mug, stock: 999_999 }] }, 'prizes.0.stock', '福利的库存只剩'],
  [
    'an end that is over',
    { startsAt: '2025-01-01T00:00:00Z', endsAt: '2025-01-02T00:00:00Z' },
    'endsAt',
    '结束时间已经过了',
  ],
])('14.43 %s is named beside its field, and nothing is published', async (_what, changed, field, text) => {
  const { id, source } = fileOf(changed);
  const { data } = await check(source);
  expect(data.campaign).toBeNull();
  expect(data.faults).toContainEqual({ line: 1, field, text: expect.stringContaining(text) });
  expect((await publish(source)).outcome).toBe('CAMPAIGN_FILE_WRONG');
  expect((await read(id)).outcome).toBe('NOT_FOUND');
});

it('14.43 a campaign is published once, takes its prizes from stock, and shows the hash of its seed', async () => {
  const { id, source } = fileOf();
  const { data: plan } = await publish(source, { dryRun: true });
  expect(plan).toMatchObject({ state: 'planned', subject: id, needsSecond: false });
  expect(plan.changes).toContainEqual({
    field: 'prize.mug',
    label: '陶瓷马克杯',
    before: null,
    after: '实物，2 份，每份 26 元，概率 0.1%',
  });
  const left = async () =>
    (await consoleCall(system, 'getOperatorBenefit', { params: { id: mug.benefit } }, editor)).data.stock ??
    0;
  const before = await left();
  const key = system.key();
  const outcomes = await Promise.all([publish(source, { key }), publish(source, { key })]);
  expect(new Set(outcomes.map(({ data }) => data.id)).size).toBe(1);
  expect(await left()).toBe(before - 2);
  expect((await read(id)).data).toMatchObject({
    state: 'running',
    seed: null,
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/u),
    odds: [{ version: 1, reason: '活动发布' }],
  });
  expect((await publish(source)).outcome).toBe('CAMPAIGN_FILE_WRONG');
  expect((await check(source)).data.faults).toMatchObject([{ field: 'id', text: '这个编号的活动已经发布' }]);
  const { data } = await consoleCall(system, 'listOperatorActs', { query: { subject: id } }, editor);
  expect(data.items[0]).toMatchObject({ operator: 'editor', act: 'campaign publish' });
});

it('14.43 prizes above 10,000 yuan together need a second person', async () => {
  const coins = { id: 'coins', kind: 'coins', title: '500 金币', stock: 2_000, odds: 1_000, coins: 500 };
  expect((await check(fileOf({ prizes: [coins] }).source)).data.campaign).toMatchObject({
    worth: 1_000_000,
    needsSecond: false,
  });
  const { id, source } = fileOf({ prizes: [{ ...coins, stock: 2_001 }] });
  expect((await check(source)).data.campaign).toMatchObject({ needsSecond: true });
  const asked = await publish(source, { reason: '年末活动' });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect((await read(id)).outcome).toBe('NOT_FOUND');
  const admin = await signInOperator(system, 'admin');
  const agreed = await consoleCall(
    system,
    'agreeToRequest',
    { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } },
    admin,
  );
  expect(agreed.outcome).toBe('OK');
  expect((await read(id)).data).toMatchObject({ state: 'running' });
});

it('14.43 only who may publish campaigns checks one', async () => {
  const support = await signInOperator(system, 'support');
  expect((await check(fileOf().source, support)).outcome).toBe('OPERATOR_FORBIDDEN');
});

it('14.43 a campaign is read as its file said, and the same content is published again with a number of its own', async () => {
  const { id, source } = fileOf();
  expect((await publish(source)).outcome).toBe('OK');
  const { data } = await consoleCall(system, 'getCampaignFile', { params: { id } }, editor);
  expect(data).toMatchObject(JSON.parse(source) as object);
  expect(JSON.stringify(data)).not.toContain('seed');
  const copy = JSON.stringify({ ...data, id: `${id}copy` });
  expect((await check(copy)).data.faults).toEqual([]);
  const none = await consoleCall(system, 'getCampaignFile', { params: { id: 'nothing12345' } }, editor);
  expect(none.outcome).toBe('NOT_FOUND');
});

it('14.80 the worth of prizes above which a second person agrees is a number', async () => {
  const coins = { id: 'coins', kind: 'coins', title: '500 金币', stock: 2_001, odds: 1_000, coins: 500 };
  const { source } = fileOf({ prizes: [coins] });
  await setNumber(system, { name: 'prizeYuanAlone', value: 10_005 });
  expect((await check(source)).data.campaign).toMatchObject({ needsSecond: false });
});
