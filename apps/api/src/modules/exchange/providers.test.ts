import { generateKeyPairSync } from 'node:crypto';
import { ExchangeState, OrderActor, PayeeChannel, SnsType } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { allTogether } from '../../testing/together.ts';
import { AGREEMENT_VERSION } from '../identity/agreement.ts';
import { join } from '../identity/join.ts';
import { createSnsBindings } from '../identity/sns-bindings.ts';
import { earnCoins } from './test-coins.ts';
import type { Benefit } from './benefit.ts';
import { issueOrder } from './issue.ts';
import { alipayTransfer } from './ports/alipay-transfer.ts';
import { mobileTopup } from './ports/mobile-topup.ts';
import { wechatTransfer } from './ports/wechat-transfer.ts';
import { type Issuer, ProviderFault } from './ports/issuer.ts';
import { reviewByRule } from './review.ts';
import { cashBenefit, topupBenefit } from './test-benefit.ts';
import { refusalOf, startTestExchange, type OrderDetail, type TestExchange } from './test-exchange.ts';
import { startTestPayout, type TestPayout } from './test-payout.ts';

class Crashed extends Error {}

let payout: TestPayout;
let test: TestExchange;
/** What happens between the exchange and the provider's adapter; nothing unless a test says so. */
let around: { before?: () => void; after?: () => void } = {};

const watched = (issuer: Issuer): Issuer => ({
  issue: async (request) => {
    around.before?.();
    const issued = await issuer.issue(request);
    around.after?.();
    return issued;
  },
});

beforeAll(async () => {
  payout = await startTestPayout();
  const { alipay, wechat, mobile } = payout.issuers;
  const issuers = { alipay: watched(alipay), wechat: watched(wechat), mobile: watched(mobile) };
  test = await startTestExchange({ issuers }, undefined, payout.sandbox.environment);
});
beforeEach(() => {
  around = {};
});
afterAll(async () => {
  await test.stop();
  await payout.sandbox.stop();
});

interface Kind {
  name: string;
  benefit: () => Promise<Benefit>;
  /** An account that makes the provider behave so; every one is another's. */
  account: (mood: string) => string;
  form: (account: string) => object;
}

let used = 0;
const digits: Readonly<Record<string, string>> = {
  well: '1234',
  plain: '1234',
  slow: '0001',
  fail: '0002',
  twice: '0003',
  lost: '0004',
};
const kinds: readonly Kind[] = [
  {
    name: 'alipay',
    benefit: () => test.benefit(0, cashBenefit),
    account: (mood) => `${mood}@a${(used += 1)}.example`,
    form: (account) => ({
      amount: 100,
      payee: { channel: 'alipay', account: test.encrypted(account), name: test.encrypted('王晓明') },
    }),
  },
  {
    name: 'topup',
    benefit: () => test.benefit(0, topupBenefit(9)),
    account: (mood) => `139${String((used += 1)).padStart(4, '0')}${digits[mood] ?? ''}`,
    form: (account) => ({ mobile: test.encrypted(account) }),
  },
];

/** The order's job ran out of attempts; what goes on is the order itself. */
const later = async (): Promise<void> => {
  test.clock.advance(21 * 60_000);
  await test.platform.jobs.handlerOf('exchange.go-on')?.({}, { id: 'cron', attempt: 0 });
};

describe.each(kinds)('$name, asked in its own protocol', ({ name, benefit, account: accountOf, form }) => {
  const placed = async (mood: string): Promise<{ memberId: string; order: OrderDetail; account: string }> => {
    const memberId = await test.member(300);
    const account = accountOf(mood);
    const order = await test.order(memberId, await benefit(), form(account));
    return { memberId, order, account };
  };

  it('pays out what was ordered, under our own number', async () => {
    const { memberId, order, account } = await placed('well');
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.Issued,
      revealable: false,
    });
    expect(await payout.transfersTo(account)).toMatchObject([
      { provider: name, number: `${order.orderNumber}01`, fen: 100, asks: 1, questions: 0 },
    ]);
    expect(await refusalOf(test.call('revealOrder', memberId, { params: { id: order.id } }))).toBe(
      'NOTHING_TO_REVEAL',
    );
    expect(await test.broken()).toEqual([]);
  });

  it('that is slow is asked about until it is done, and the order can not be revoked meanwhile', async () => {
    const { memberId, order, account } = await placed('slow');
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
    });
    expect(await refusalOf(test.revoke(memberId, order.id))).toBe('ORDER_MOVE_FORBIDDEN');
    await payout.tell({ provider: name, number: `${order.orderNumber}01` });
    test.clock.advance(5_000);
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ asks: 1, questions: 1 }]);
    expect(await test.broken()).toEqual([]);
  });

  it('that fails leads to a correction by the member, which is an issue of its own', async () => {
    const { memberId, order, account } = await placed('fail');
    await test.runJobs();
    const failed = await test.find(memberId, order.id);
    expect(failed).toMatchObject({
      state: ExchangeState.IssueFailed,
      correctable: true,
      coinsReturned: false,
    });
    expect(failed.reason).toMatch(/请核对|不能充值/);

    const good = accountOf('well');
    const { amount: _, ...body } = form(good) as { amount?: number };
    const params = { id: order.id };
    const other = await test.member(0);
    const asked = { params, body, key: `a-correction-of-${order.orderNumber}` };
    expect(await refusalOf(test.call('correctOrder', other, asked))).toBe('NOT_FOUND');
    const answers = await allTogether(10, () => test.call('correctOrder', memberId, asked));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await test.runJobs();
    const issued = await test.find(memberId, order.id);
    expect(issued).toMatchObject({ state: ExchangeState.Issued, correctable: false, reason: null });
    expect(issued.timeline.map(({ state, by }) => [state, by])).toEqual([
      [0, OrderActor.Member],
      [2, OrderActor.Rule],
      [5, OrderActor.System],
      [2, OrderActor.Member],
      [1, OrderActor.System],
    ]);
    expect(issued.target).not.toBe(failed.target);
    expect(await payout.transfersTo(account)).toHaveLength(1);
    expect(await payout.transfersTo(good)).toMatchObject([{ number: `${order.orderNumber}02`, asks: 1 }]);
    expect(
      await refusalOf(test.call('correctOrder', memberId, { ...asked, key: 'another-correction' })),
    ).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await test.coinsOf(memberId)).toBe(200);
    expect(await test.broken()).toEqual([]);
  });

  it('that answers twice issues once', async () => {
    const { memberId, order, account } = await placed('twice');
    const key = { memberId, orderId: order.id };
    await reviewByRule(test.exchange, key);
    await allTogether(5, () => issueOrder(test.exchange, key));
    await test.runJobs();
    const issued = await test.find(memberId, order.id);
    expect(issued.timeline.map(({ state }) => state)).toEqual([0, 2, 1]);
    expect(new Set((await payout.transfersTo(account)).map(({ number }) => number)).size).toBe(1);
    expect(await test.broken()).toEqual([]);
  });

  it('L8 whose answer is lost is asked about before it is asked again', async () => {
    const { memberId, order, account } = await placed('lost');
    await expect(test.runJobs()).rejects.toThrow(ProviderFault);
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
    });
    await later();
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ asks: 1, questions: 1 }]);
    expect(await test.broken()).toEqual([]);
  });

  it('that never answers keeps the order open and its coins where they are, until it does', async () => {
    const { memberId, order, account } = await placed('plain');
    await payout.tell({ provider: name, mood: 'never' });
    await expect(test.runJobs()).rejects.toThrow(ProviderFault);
    await later();
    await expect(test.runJobs()).rejects.toThrow(ProviderFault);
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
      balance: 200,
    });
    expect(await payout.transfersTo(account)).toEqual([]);
    await payout.tell({ provider: name, mood: 'well' });
    await later();
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ asks: 1 }]);
    expect(await test.broken()).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'L8 a crash %s it has acted ends in exactly one issue',
    async (moment) => {
      const { memberId, order, account } = await placed('well');
      around = {
        [moment]: () => {
          throw new Crashed();
        },
      };
      await expect(test.runJobs()).rejects.toThrow(Crashed);
      around = {};
      await later();
      await test.runJobs();
      expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
      expect(await payout.transfersTo(account)).toMatchObject([
        { number: `${order.orderNumber}01`, asks: 1 },
      ]);
      expect(await test.broken()).toEqual([]);
    },
  );
});

describe('WeChat', () => {
  const wechat = { ...cashBenefit, channels: [PayeeChannel.Wechat] };
  const form = { amount: 200, payee: { channel: 'wechat' as const } };

  const bound = async (): Promise<{ memberId: string; openId: string }> => {
    const { platform } = test;
    const { database, cipher, clock, random } = platform;
    const memberId = random.uuid();
    const openId = `open-${random.digits(12)}`;
    const mobile = `137${random.digits(8)}`;
    const bindings = createSnsBindings(platform, {} as never); // Signs nobody out here.
    await database.transaction(async (tx) => {
      await join(tx, random, {
        memberId,
        nickname: `晓明${random.digits(6)}`,
        mobile_sealed: cipher.seal(mobile),
        mobile_index: cipher.blindIndex(mobile),
        agreementVersion: AGREEMENT_VERSION,
        at: clock.now(),
      });
      await earnCoins(platform, tx, memberId, 500);
      const account = {
        subject: `unionid:${openId}`,
        openId: { appId: 'sandbox-wechat', id: openId },
        nickname: '雨天读书',
        avatar: null,
      };
      await bindings.bind(tx, bindings.keep(SnsType.Wechat, account), memberId);
    });
    return { memberId, openId };
  };

  it('pays to the account that is bound, and to nobody without one', async () => {
    const { memberId, openId } = await bound();
    const benefit = await test.benefit(0, wechat);
    const quote = await test.call('checkOrder', memberId, {
      params: { id: benefit.id },
      body: { quantity: 1, ...form },
    });
    expect(quote.target).toBe('微信零钱（雨天读书）');
    const { id } = await test.order(memberId, benefit, form);
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued, channel: 'wechat' });
    expect(await payout.transfersTo(openId)).toMatchObject([{ fen: 200, asks: 1 }]);

    const unbound = await test.member(500);
    expect(await refusalOf(test.order(unbound, benefit, form))).toBe('ORDER_FORM_INVALID');
    expect(await test.coinsOf(unbound)).toBe(500);
    expect(await test.broken()).toEqual([]);
  });

  it.each([false, true])('waits for the payee to confirm (first answer lost: %s)', async (isLost) => {
    const { memberId, openId } = await bound();
    const { id, orderNumber } = await test.order(memberId, await test.benefit(0, wechat), form);
    await payout.tell({ provider: 'wechat', mood: 'confirm' });
    if (isLost) {
      around = {
        after: () => {
          throw new Crashed();
        },
      };
      await expect(test.runJobs()).rejects.toThrow(Crashed);
      around = {};
      await later();
    }
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      confirmation: { appId: 'sandbox-wechat', package: `sandbox-${orderNumber}01` },
    });
    await payout.tell({ provider: 'wechat', mood: 'well', number: `${orderNumber}01` });
    test.clock.advance(20 * 60_000);
    await later();
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued, confirmation: null });
    expect(new Set((await payout.transfersTo(openId)).map(({ number }) => number)).size).toBe(1);
    expect(await test.broken()).toEqual([]);
  });
});

describe('an answer that its provider did not sign', () => {
  const request = {
    orderId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
    askedBefore: false,
    hasConfirmation: false,
    benefitId: 'b',
    choiceId: 'one',
    quantity: 1,
    fen: 100,
  };
  const config = (): ReturnType<typeof readConfig>['payout'] => readConfig(payout.sandbox.environment).payout;
  const now = (): Date => new Date();

  it.each(['alipay', 'wechat', 'mobile'] as const)('is not believed: %s', async (outlet) => {
    const { alipay, wechat, topup } = config();
    if (!alipay || !wechat || !topup) throw new Error('The sandbox brings no payout providers');
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const asked = {
      alipay: () =>
        alipayTransfer({ ...alipay, publicKey }, now).issue({
          ...request,
          number: '2026112112000000000191',
          delivery: { outlet: 'alipay', account: 'plain@forged.example', name: '王晓明' },
        }),
      wechat: () =>
        wechatTransfer({ ...wechat, publicKey }, now).issue({
          ...request,
          number: '2026112112000000000192',
          delivery: { outlet: 'wechat', appId: wechat.appId, openId: 'open-forged', nickname: '晓明' },
        }),
      mobile: () =>
        mobileTopup({ ...topup, secret: 'another-secret-than-theirs' }, now).issue({
          ...request,
          number: '2026112112000000000193',
          delivery: { outlet: 'mobile', mobile: '13912349999' },
        }),
    };
    await expect(asked[outlet]()).rejects.toThrow(ProviderFault);
  });
});
