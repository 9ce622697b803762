import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '../../message/messages.ts';
import { giveUp, reject, ship } from './operator-actions.ts';
import { IssueRefused, type IssueResult, type Issuer } from '../fulfilment/ports/issuer.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { cashBenefit, goodsBenefit, testCards, topupBenefit } from '../../../../test/exchange/benefit.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

let test: TestExchange;
/** The answer of the payment providers. */
let answer: () => IssueResult;

beforeAll(async () => {
  const provider: Issuer = { issue: async () => answer() };
  const codes: Issuer = {
    issue: async () => ({ kind: 'cards', cards: testCards(1, test.platform.random) }),
  };
  test = await startTestExchange({ issuers: { codes, alipay: provider, mobile: provider } });
});
beforeEach(() => {
  answer = () => ({ kind: 'paid', receipt: 'receipt' });
});
afterAll(() => test.stop());

const messages = async (memberId: string) =>
  (await listMessages(test.platform, byMember(memberId, { query: {} }))).read().items;
const operation = (orderId: string) => ({ orderId, operator: '林晓' });
const payee = () => ({
  channel: 'alipay' as const,
  account: test.encrypted('13812345678'),
  name: test.encrypted('王晓明'),
});

describe('a member gets a message about the outcome of an order', () => {
  it('once, when its codes were issued, with a link to the order', async () => {
    const memberId = await test.member(500);
    const { id } = await test.order(memberId, await test.benefit(1));
    expect(await messages(memberId)).toEqual([]);
    await test.runJobs();
    await test.runJobs();
    expect(await messages(memberId)).toMatchObject([
      { kind: 'exchange', title: '“视频会员卡”已发放', link: `/home/exchange?order=${id}` },
    ]);
  });

  it('with the destination, when it was paid or topped up', async () => {
    const memberId = await test.member(500);
    const topup = await test.benefit(0, {
      ...topupBenefit(1),
      title: '话费',
      choices: [{ id: 'yuan-50', title: '50 元', price: 100, stock: 1, fen: 5000 }],
    });
    await test.order(memberId, topup, { choiceId: 'yuan-50', mobile: test.encrypted('13812345678') });
    await test.runJobs();
    await test.order(memberId, await test.benefit(0, cashBenefit), { amount: 100, payee: payee() });
    await test.runJobs();
    const told = await messages(memberId);
    expect(told.map(({ title }) => title)).toEqual(['“视频会员卡”已转出', '“话费 50 元”已充值成功']);
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining('138****5678'),
      expect.stringContaining('138****5678'),
    ]);
  });

  it('with the parcel number, when it was sent', async () => {
    const memberId = await test.member(500);
    const consigneeId = await testAddress(test.platform, memberId);
    const { id } = await test.order(memberId, await test.benefit(0, goodsBenefit(1)), { consigneeId });
    await test.runJobs();
    expect(await messages(memberId)).toEqual([]);
    await ship(test.platform, operation(id), { company: '顺丰', number: 'SF100' });
    expect(await messages(memberId)).toMatchObject([
      { title: '“视频会员卡”已寄出', body: '顺丰，运单号 SF100。' },
    ]);
  });

  it('with the reason and what happens next, when it failed or was rejected', async () => {
    const memberId = await test.member(5000);
    answer = () => {
      throw new IssueRefused('收款账号不存在');
    };
    const cash = await test.benefit(0, cashBenefit);
    const paid = await test.order(memberId, cash, { amount: 100, payee: payee() });
    await test.runJobs();
    await giveUp(test.platform, operation(paid.id), '换一个账号再试');
    const turnedDown = await test.order(memberId, cash, { amount: 1100, payee: payee() });
    await reject(test.platform, operation(turnedDown.id), '账号存在异常');
    expect(await messages(memberId)).toMatchObject([
      { title: '“视频会员卡”审核未通过', body: '账号存在异常\n1,100 金币已退回。' },
      { title: '“视频会员卡”已撤销', body: '换一个账号再试\n100 金币已退回。' },
      { title: '“视频会员卡”发放失败', body: expect.stringMatching(/^收款账号不存在\n可以修改账号/) },
    ]);
  });

  it('but none about their own actions', async () => {
    const memberId = await test.member(500);
    const { id } = await test.order(memberId, await test.benefit(1));
    await test.revoke(memberId, id);
    expect(await messages(memberId)).toEqual([]);
  });
});
