import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prizeStock } from '../../../composition/ports/campaign-deps.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { filedLottery } from '../../../../test/campaign/campaign-world.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { publishCampaign } from '../authoring/publish.ts';

const DAY_MS = 86_400_000;
const mug = { kind: 'goods', title: '陶瓷马克杯', stock: 5, benefit: 'bGd5v9rU3sDg' };
const coins = { kind: 'coins', title: '10 金币', stock: 50, worth: 10, coins: 10 };

let system: TestSystem;
let editor: ConsoleSession;
let campaigns = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

/** A campaign that everybody wins, and somebody who won once. */
const won = async (prize: object = mug) => {
  const now = system.clock.now().getTime();
  const id = `operate${String((campaigns += 1)).padStart(4, '0')}`;
  const filed = filedLottery(id, [{ id: 'prize', worth: 2600, odds: 1_000_000, ...prize }], {
    face: 'duanwu',
    title: '端午抽奖',
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    claimDays: 2,
    ways: [{ cause: 'checkin', chances: 2 }],
  });
  await publishCampaign({ platform: system.platform, orders: prizeStock }, filed, '林晓');
  const member = await system.signIn(freshMobile(700 + campaigns));
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const body = { clientSeed: '好运' };
  await system.get('drawCampaign', { params: { id }, body, idempotencyKey: system.key() }, member);
  return { id, member };
};
const wins = async (id: string) =>
  (await consoleCall(system, 'listCampaignWins', { params: { id } }, editor)).data.items;
const read = async (id: string) =>
  (await consoleCall(system, 'getOperatorCampaign', { params: { id } }, editor)).data;
type CampaignAct =
  | 'pauseCampaign'
  | 'resumeCampaign'
  | 'endOperatorCampaign'
  | 'voidCampaignWin'
  | 'extendCampaignClaim'
  | 'addCampaignPieces';
const act = async (name: CampaignAct, id: string, input?: object, reason = '用多个账号参加') => {
  const body = { ...(input && { input }), reason };
  return await consoleCall(system, name, { params: { id }, body, key: system.key() }, editor);
};

it('14.36 a win is voided once, its winner reads why, and its piece is sold again', async () => {
  const { id, member } = await won();
  const [win] = await wins(id);
  expect(win).toMatchObject({ state: 'open', prize: '陶瓷马克杯' });
  const stock = async () =>
    Number(
      (
        await sql<{
          stock: number;
        }>`select sum(stock) as stock from benefit_choices where benefit_id = ${mug.benefit}`.execute(
          system.platform.database.read,
        )
      ).rows[0]?.stock,
    );
  const before = await stock();
  const input = { drawId: win?.id };
  expect((await act('voidCampaignWin', id, input, ' ')).outcome).toBe('ACT_REASON_MISSING');
  expect((await act('voidCampaignWin', id, input)).outcome).toBe('OK');
  expect(await stock()).toBe(before + 1);
  expect((await wins(id))[0]).toMatchObject({
    state: 'voided',
    voidedBy: 'editor',
    voidReason: '用多个账号参加',
  });
  expect((await act('voidCampaignWin', id, input)).outcome).toBe('WIN_NOT_OPEN');
  const { items } = await system.get('listMessages', {}, member);
  expect(items[0]?.title).toContain('已作废');
  expect(items[0]?.body).toContain('用多个账号参加');
  const records = await system.get('listCampaignRecords', { params: { id } }, member);
  expect(records.items[0]?.prize?.state).toBe('expired');
});

it('14.36 a claim gets more time, never less', async () => {
  const { id } = await won();
  const [win] = await wins(id);
  const later = new Date(Date.parse(win?.claimBy ?? '') + DAY_MS).toISOString();
  const extend = async (claimBy: string) =>
    (await act('extendCampaignClaim', id, { drawId: win?.id, claimBy }, '会员出差')).outcome;
  expect(await extend(system.clock.now().toISOString())).toBe('CLAIM_NOT_LATER');
  expect(await extend(later)).toBe('OK');
  expect((await wins(id))[0]?.claimBy).toBe(later);
});

it('14.36 a prize above 10,000 yuan waits for a second person; coins are paid and can’t be voided', async () => {
  const dear = await won({ ...mug, worth: 1_000_001 });
  const [win] = await wins(dear.id);
  const asked = await act('voidCampaignWin', dear.id, { drawId: win?.id });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  const cheap = await won(coins);
  const [paid] = await wins(cheap.id);
  expect(paid).toMatchObject({ state: 'paid', claimBy: null });
  expect((await act('voidCampaignWin', cheap.id, { drawId: paid?.id })).outcome).toBe('WIN_NOT_OPEN');
});

it('14.36 a campaign is ended once, and its seed is public then', async () => {
  const { id } = await won(coins);
  expect(await read(id)).toMatchObject({
    state: 'running',
    seed: null,
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/u),
    prizes: [{ odds: 1_000_000, stock: 50, remaining: 49 }],
  });
  expect((await act('endOperatorCampaign', id)).outcome).toBe('OK');
  expect(await read(id)).toMatchObject({ state: 'ended', seed: expect.stringMatching(/^[0-9a-f]{64}$/u) });
  expect((await act('endOperatorCampaign', id)).outcome).toBe('CAMPAIGN_ENDED');
  expect((await act('endOperatorCampaign', 'unknown00')).outcome).toBe('NOT_FOUND');
});

it('12.6 a prize that ran out gets pieces and its published odds again; odds and pieces that are published stay', async () => {
  const { id } = await won({ ...coins, stock: 1 });
  expect(await read(id)).toMatchObject({ prizes: [{ odds: 0, stock: 1, remaining: 0 }] });
  const add = async (input: object, reason = '追加奖品') =>
    (await act('addCampaignPieces', id, input, reason)).outcome;
  expect(await add({ prizeId: 'prize', pieces: 3 }, ' ')).toBe('ACT_REASON_MISSING');
  expect(await add({ prizeId: 'other', pieces: 3 })).toBe('NOT_FOUND');
  expect(await add({ prizeId: 'prize', pieces: -1 })).toBe('FIELD_WRONG');
  expect(await add({ prizeId: 'prize', pieces: 3 })).toBe('OK');
  const { prizes, odds } = await read(id);
  expect(prizes).toMatchObject([{ odds: 1_000_000, stock: 4, remaining: 3 }]);
  expect(odds.at(-1)).toMatchObject({ version: 3, reason: '追加奖品' });
  expect((await act('endOperatorCampaign', id)).outcome).toBe('OK');
  expect(await add({ prizeId: 'prize', pieces: 1 })).toBe('CAMPAIGN_ENDED');
});

it('14.36 pieces that the exchange lacks aren’t added, and prizes above 10,000 yuan together need a second person', async () => {
  const { id } = await won();
  expect((await act('addCampaignPieces', id, { prizeId: 'prize', pieces: 100_000 })).outcome).toBe(
    'STOCK_OUT',
  );
  const dear = await won({ ...mug, worth: 400_000, stock: 2 });
  const input = { prizeId: 'prize', pieces: 1 };
  expect((await act('addCampaignPieces', dear.id, input)).data).toMatchObject({ state: 'asked' });
  expect((await read(dear.id)).prizes).toMatchObject([{ stock: 2 }]);
});

it('12.14 nobody draws in a paused campaign; chances and claims stay, and it goes on', async () => {
  const { id, member } = await won();
  const draw = async () =>
    await system.outcome(
      'drawCampaign',
      { params: { id }, body: { clientSeed: '好运' }, idempotencyKey: system.key() },
      member,
    );
  const shown = async () =>
    (await system.get('getCampaign', { params: { face: 'duanwu' }, query: { of: id } }, member)).campaign;
  expect((await act('resumeCampaign', id)).outcome).toBe('CAMPAIGN_NOT_PAUSED');
  expect((await act('pauseCampaign', id, undefined, ' ')).outcome).toBe('ACT_REASON_MISSING');
  expect((await act('pauseCampaign', id)).outcome).toBe('OK');
  expect((await act('pauseCampaign', id)).outcome).toBe('CAMPAIGN_PAUSED');
  expect(await shown()).toMatchObject({ state: 'paused', mine: { chances: 1 } });
  expect(await draw()).toBe('CAMPAIGN_PAUSED');
  const { items } = await system.get('listCampaigns', { query: { state: 'paused' } }, member);
  expect(items.map((each) => each.id)).toContain(id);
  const [win] = await wins(id);
  expect(win?.state).toBe('open');
  expect(await read(id)).toMatchObject({
    state: 'paused',
    acts: expect.arrayContaining([
      expect.objectContaining({ act: 'pause', operator: 'editor', detail: '用多个账号参加' }),
    ]),
  });
  expect((await act('resumeCampaign', id)).outcome).toBe('OK');
  expect(await shown()).toMatchObject({ state: 'running' });
  expect(await draw()).toBe('OK');
});
