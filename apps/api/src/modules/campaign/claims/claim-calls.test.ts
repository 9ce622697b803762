import { afterAll, beforeAll, expect, it } from 'vitest';
import { prizeStock } from '../../../composition/ports/campaign-deps.ts';
import { type CampaignFace, errors } from '@yayan/contract';
import { filedLottery } from '../../../../test/campaign/campaign-world.ts';
import { cast, freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import { reconcile } from '../../ledger/module.ts';
import { consoleCall, signInOperator } from '../../../../test/operator/console-calls.ts';
import { startTestPayout, type TestPayout } from '../../../../test/exchange/payout.ts';
import { checkCharacter } from '../../member/real-name/id-number.ts';
import { ID_CONSENT_VERSION } from '../../member/real-name/id-verification.ts';
import { givePenalty } from '../../feedback/module.ts';
import { createMessages } from '../../message/module.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { publishCampaign } from '../authoring/publish.ts';

const DAY_MS = 86_400_000;

let payout: TestPayout;
let system: TestSystem;
let member: Awaited<ReturnType<TestSystem['signIn']>>;
beforeAll(async () => {
  payout = await startTestPayout();
  system = await TestSystem.start({ environment: payout.sandbox.environment });
  member = await system.signIn(freshMobile(1));
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
});
afterAll(async () => {
  await system.stop();
  await payout.sandbox.stop();
});

/** Publishes a campaign that everybody wins. */
const publish = async (id: string, prize: object): Promise<string> => {
  const now = system.clock.now().getTime();
  const filed = filedLottery(id, [{ id: 'prize', worth: 2600, odds: 1_000_000, ...prize }], {
    face: 'duanwu',
    title: '端午抽奖',
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    claimDays: 2,
    ways: [{ cause: 'checkin', chances: 2 }],
  });
  await publishCampaign({ platform: system.platform, orders: prizeStock }, filed, '林晓');
  return id;
};

const draw = async (id: string, drawer = member) =>
  await system.get(
    'drawCampaign',
    { params: { id }, body: { clientSeed: '好运' }, idempotencyKey: system.key() },
    drawer,
  );

const ADULT = '31010119900307123';

it('cash goes to the account of the claim, once its member’s real name is known', async () => {
  const id = await publish('ClaimCash1', {
    kind: 'cash',
    title: '10 元现金',
    stock: 2,
    benefit: 'bAp1x5kQ8mZc',
    amount: 1000,
  });
  const { record } = await draw(id);
  expect(record.prize).toMatchObject({ kind: 'cash', state: 'open', benefitId: 'bAp1x5kQ8mZc' });
  const params = { id, number: String(record.number) };
  const claim = async (account?: string) => {
    const payee = account !== undefined && {
      channel: 'alipay',
      account: await system.encrypted(account),
      name: await system.encrypted('王晓明'),
    };
    const body = payee === false ? {} : { payee };
    return await system.call('claimPrize', { params, body, idempotencyKey: system.key() }, member);
  };
  expect((await claim()).code).toBe(24006);
  expect((await claim('no account')).code).toBe(24006);
  const unmet = await claim('13812345678');
  expect(unmet.code).toBe(errors.REAL_NAME_FIRST.code);
  // A prize takes no coins of its winner, so none can be missing.
  expect(unmet.data).toMatchObject({
    prerequisites: [{ kind: 'realName' }, { kind: 'adult' }, { kind: 'payee' }],
  });
  await system.get(
    'submitIdVerification',
    {
      body: {
        name: await system.encrypted('王晓明'),
        idNumber: await system.encrypted(`${ADULT}${checkCharacter(ADULT) ?? ''}`),
        consentVersion: ID_CONSENT_VERSION,
        consented: true,
      },
    },
    member,
  );
  expect((await claim('13812345678')).code).toBe(200);
  const { items } = await system.get('listCampaignRecords', { params: { id } }, member);
  const order = await system.get('getOrder', { params: { id: items[0]?.prize?.orderId ?? '' } }, member);
  expect(order).toMatchObject({ target: '支付宝 138****5678（王*明）', price: 1000, revocable: false });
});

it('a prize of card codes is claimed once, through an order that issues a code', async () => {
  const id = await publish('ClaimCodes1', {
    kind: 'codes',
    title: '音乐会员月卡',
    stock: 2,
    benefit: 'bYy3d6mT9cWq',
  });
  const { record } = await draw(id);
  expect(record.prize).toMatchObject({ state: 'open', orderId: null });
  expect((await system.get('listMessages', {}, member)).items[0]).toMatchObject({
    kind: 'exchange',
    title: '恭喜抽中“音乐会员月卡”',
    link: `/duanwu/records?of=${id}`,
  });
  const params = { id, number: String(record.number) };
  const before = await system.get('getExchangeInfo', {}, member);
  const claimed = await system.get('claimPrize', { params, body: {}, idempotencyKey: system.key() }, member);
  expect(claimed.prize?.state).toBe('claimed');
  expect((await system.get('getExchangeInfo', {}, member)).balance).toEqual(before.balance);
  await system.runJobs();
  const order = await system.get('getOrder', { params: { id: claimed.prize?.orderId ?? '' } }, member);
  expect(order).toMatchObject({ state: 1, revocable: false });
  const by = order.prize ?? '';
  expect(by).toContain('音乐会员月卡');
  const info = await system.get('getExchangeInfo', {}, member);
  expect(info.prizeCoins - before.prizeCoins).toBe(order.total);
  const { items } = await system.get('listPoints', {}, member);
  const [spent, granted] = [-order.total, order.total].map((coins) =>
    items.find(({ amount }) => amount === coins),
  );
  expect(spent?.reason).toContain(by);
  expect(granted?.cause.title).toBe(by);
  const finance = await signInOperator(system, 'finance');
  const { data } = await consoleCall(system, 'listOperatorOrders', { query: {} }, finance);
  expect(data.items.find(({ id: orderId }) => orderId === order.id)?.prize).toBe(by);
  const again = await system.call('claimPrize', { params, body: {}, idempotencyKey: system.key() }, member);
  expect(again.code).toBe(29006);
  const stranger = await system.signIn(cast.oldMember);
  const stolen = await system.call(
    'claimPrize',
    { params, body: {}, idempotencyKey: system.key() },
    stranger,
  );
  expect(stolen.code).toBe(404);
  const findings = (await reconcile(system.platform.database, reconcileChecks)).flatMap(
    (check) => check.findings,
  );
  expect(findings).toEqual([]);
});

it('goods need an address, and are gone after the deadline', async () => {
  const id = await publish('ClaimGoods1', {
    kind: 'goods',
    title: '陶瓷马克杯',
    stock: 2,
    benefit: 'bGd5v9rU3sDg',
  });
  const { record } = await draw(id);
  const params = { id, number: String(record.number) };
  const noAddress = await system.call(
    'claimPrize',
    { params, body: {}, idempotencyKey: system.key() },
    member,
  );
  expect(noAddress.code).toBe(24006);
  const stockOf = async () => (await system.get('getBenefit', { params: { id: 'bGd5v9rU3sDg' } })).stock;
  const stock = await stockOf();
  system.clock.advance(4 * DAY_MS);
  member = await system.signIn(freshMobile(1));
  const late = await system.call('claimPrize', { params, body: {}, idempotencyKey: system.key() }, member);
  expect(late.code).toBe(29007);
  await system.platform.jobs.handlerOf('campaign.expire')?.({}, { id: 'cron', attempt: 0 });
  await system.platform.jobs.handlerOf('campaign.end')?.({}, { id: 'cron', attempt: 0 });
  expect(await stockOf()).toBe((stock ?? 0) + 2);
  const { items } = await system.get('listCampaignRecords', { params: { id } }, member);
  expect(items[0]?.prize?.state).toBe('expired');
  const { seed, seedHash } = await system.get('getCampaignProof', { params: { id } });
  expect(seed).not.toBe(seedHash);
});

it('rule 7.17: a pause of exchange stops the claim, and leaves three days for it afterwards', async () => {
  const id = await publish('ClaimPaused1', {
    kind: 'codes',
    title: '音乐会员月卡',
    stock: 2,
    benefit: 'bYy3d6mT9cWq',
  });
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const { record } = await draw(id);
  const params = { id, number: String(record.number) };
  const claim = async () =>
    await system.call('claimPrize', { params, body: {}, idempotencyKey: system.key() }, member);
  const won = async () => {
    member = await system.signIn(freshMobile(1));
    await system.platform.jobs.handlerOf('campaign.expire')?.({}, { id: 'cron', attempt: 0 });
    return (await system.get('listCampaignRecords', { params: { id } }, member)).items[0]?.prize;
  };
  const until = new Date(system.clock.now().getTime() + 5 * DAY_MS);
  await givePenalty(
    { platform: system.platform, messages: createMessages(system.platform) },
    {
      memberId: (await system.get('getAccount', {}, member)).id,
      step: 'exchange',
      rule: '一人一号',
      evidence: '三个账号',
      days: 5,
      by: '林晓',
    },
  );
  const refused = await claim();
  expect(refused.code).toBe(errors.PENALTY_CLAIM.code);
  expect(refused.data).toEqual({ until: until.toISOString() });
  // The prize's own deadline passes.
  system.clock.advance(4 * DAY_MS);
  expect(await won()).toMatchObject({ state: 'open' });
  expect((await claim()).code).toBe(errors.PENALTY_CLAIM.code);
  system.clock.advance(DAY_MS + 1000);
  const prize = await won();
  expect(prize?.state).toBe('open');
  expect(Date.parse(prize?.claimBy ?? '') - until.getTime()).toBeGreaterThanOrEqual(3 * DAY_MS);
  expect((await claim()).code).toBe(200);
});

it('a visitor reads the running campaign, its odds and winners, and can’t draw', async () => {
  const { campaign } = await system.get('getCampaign', { params: { face: 'lottery' } });
  expect(campaign).toMatchObject({ state: 'running', mine: null, revealed: false });
  const params = { id: campaign?.id ?? '' };
  expect(
    (
      await system.call('drawCampaign', {
        params,
        body: { clientSeed: '好运' },
        idempotencyKey: system.key(),
      })
    ).code,
  ).toBe(401);
  expect(await system.get('listCampaignWinners', { params })).toEqual({ items: [], nextCursor: null });
});

it('an ended campaign is read by its id at its own page alone, with the member’s own state', async () => {
  const id = await publish('EndedByIdOf1', { kind: 'coins', title: '2 金币', stock: 2, coins: 2, worth: 2 });
  const drawer = await system.signIn(freshMobile(2));
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, drawer);
  await draw(id, drawer);
  await endCampaign({ platform: system.platform, orders: prizeStock }, id, '林晓');
  const read = async (face: CampaignFace, of?: string) =>
    (await system.get('getCampaign', { params: { face }, query: of === undefined ? {} : { of } }, drawer))
      .campaign;
  expect((await read('duanwu'))?.id).toBe('Duanwu2026a');
  expect(await read('duanwu', id)).toMatchObject({ id, state: 'ended', revealed: true, mine: { draws: 1 } });
  expect(await read('christmas', id)).toBeNull();
  expect(await read('duanwu', 'NoSuchCampaign')).toBeNull();
  expect(
    (await system.call('getCampaign', { params: { face: 'duanwu' }, query: { of: '../x' } })).code,
  ).not.toBe(200);
});

it.each([
  ['a client seed of 1 MB', { clientSeed: 'x'.repeat(1_000_000) }],
  ['a client seed with control characters', { clientSeed: 'a\u0000b' }],
  ['an empty client seed', { clientSeed: '' }],
  ['an unknown field', { clientSeed: 'a', number: 1 }],
])('a draw with %s is refused', async (_, body) => {
  const { code } = await system.call(
    'drawCampaign',
    { params: { id: 'LuckyDraw2026a' }, body, idempotencyKey: system.key() },
    member,
  );
  expect([400, 413, 10002, 10003]).toContain(code);
});

it('a campaign that was ended early names the moment it ended, not the one that was planned', async () => {
  const id = await publish('EndedEarly1', { kind: 'coins', title: '2 金币', stock: 2, coins: 2, worth: 2 });
  const shown = async () => {
    const { campaign } = await system.get('getCampaign', { params: { face: 'duanwu' }, query: { of: id } });
    return campaign;
  };
  const planned = system.clock.now().getTime() + DAY_MS;
  expect((await shown())?.endsAt).toBe(new Date(planned).toISOString());
  const endedAt = system.clock.now().toISOString();
  await endCampaign({ platform: system.platform, orders: prizeStock }, id, '林晓');
  expect(await shown()).toMatchObject({ state: 'ended', endsAt: endedAt });
});
