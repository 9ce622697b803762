import { openProfile } from '../../member/module.ts';
import { ExchangeState, PayeeChannel, SnsType } from '@yayan/contract';
import { waitingOrders } from '../orders/operator-actions.ts';
import { issueNumber } from './issue-number.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crashed } from '../../../../test/crashes/crash-points.ts';
import { AGREEMENT_VERSION } from '../../legal/module.ts';
import { join } from '../../identity/account/join.ts';
import { createSnsBindings } from '../../identity/third-party/sns-bindings.ts';
import { cashBenefit } from '../../../../test/exchange/benefit.ts';
import { earnCoins } from '../../../../test/exchange/coins.ts';
import { refusalOf } from '../../../../test/exchange/exchange.ts';
import { crashAround, type PayingExchange, startPayingExchange } from '../../../../test/exchange/payout.ts';

let paying: PayingExchange;
let payout: PayingExchange['payout'];
let test: PayingExchange['test'];
beforeAll(async () => {
  paying = await startPayingExchange();
  ({ payout, test } = paying);
});
afterAll(() => paying.stop());

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
      await join(
        tx,
        { random, openProfile },
        {
          memberId,
          nickname: `晓明${random.digits(6)}`,
          mobile_sealed: cipher.seal(mobile),
          mobile_index: cipher.blindIndex(mobile),
          agreementVersion: AGREEMENT_VERSION,
          at: clock.now(),
        },
      );
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

  it('pays to the bound account, and nothing without one', async () => {
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
    const { id } = await test.order(memberId, await test.benefit(0, wechat), form);
    await payout.tell({ provider: 'wechat', mood: 'confirm' });
    if (isLost) {
      crashAround(paying, 'after');
      await expect(test.runJobs()).rejects.toThrow(Crashed);
      await paying.later();
    }
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      confirmation: { appId: 'sandbox-wechat', package: `sandbox-${issueNumber(id, 1)}` },
    });
    await payout.tell({ provider: 'wechat', mood: 'well', number: issueNumber(id, 1) });
    test.clock.advance(20 * 60_000);
    await paying.later();
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued, confirmation: null });
    expect(new Set((await payout.transfersTo(openId)).map(({ number }) => number)).size).toBe(1);
    expect(await test.broken()).toEqual([]);
  });

  it.each([
    ['another payee', 200, 'open-of-somebody-else'],
    ['another amount', 900, undefined],
  ])('never accepts a bill of %s as its own', async (_, fen, payee) => {
    const { memberId, openId } = await bound();
    const { id } = await test.order(memberId, await test.benefit(0, wechat), form);
    const delivery = { appId: 'sandbox-wechat', openId: payee ?? openId, nickname: '雨天读书' };
    await payout.issuers.wechat.issue({
      orderId: id,
      number: issueNumber(id, 1),
      askedBefore: false,
      hasConfirmation: false,
      benefitId: 'any',
      choiceId: 'any',
      quantity: 1,
      fen,
      delivery: { channel: 'wechat', ...delivery },
    });
    crashAround(paying, 'before');
    await expect(test.runJobs()).rejects.toThrow(Crashed);
    await paying.later();
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.ToBeIssued });
    expect((await waitingOrders(test.platform)).find((order) => order.id === id)).toMatchObject({
      receipt: null,
      issue_problem: expect.stringContaining('differs in'),
    });
    expect(await test.broken()).toEqual([]);
  });
});
