import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { takeBackOrOwe, transfer } from '../../../src/modules/ledger/module.ts';
import { DEMO_MEMBERS } from '../../../src/modules/identity/module.ts';
import { testAddress } from '../../exchange/consignee.ts';
import { goodsForAll } from '../../exchange/goods-for-all.ts';
import { appealedLoss } from '../../feedback/appealed-loss.ts';
import { payTests } from '../../group/paying.ts';
import { cast } from '../../system/test-system.ts';
import type { Stage, WalkedAct } from './walked-act.ts';

type Ready = WalkedAct['ready'];
const byFinance = { by: 'finance', agrees: 'admin' } as const;
const ofCoins = (name: string, ready: Ready): WalkedAct => ({
  name,
  permission: 'coins.large',
  ...byFinance,
  ready,
});
const ofOrders = (name: string, ready: Ready): WalkedAct => ({
  name,
  permission: 'orders.large',
  ...byFinance,
  ready,
});

const shown =
  ({ read }: Stage, id: string) =>
  async () =>
    await read('getOperatorMember', { params: { id } });
const DAY_MS = 86_400_000;

/** A member who owes 100 coins. */
const debtor = async ({ system: { platform }, member }: Stage): Promise<string> => {
  const { id: memberId } = await member();
  const { database, clock } = platform;
  await database.transaction(async (tx) => {
    const at = clock.now();
    const cause = { kind: 'correction', id: memberId, title: '测试任务' } as const;
    const gain = { memberId, reason: 'earned' as const, cause, at };
    const key = `gained:${memberId}`;
    await transfer(tx, { ...gain, key, legs: [{ asset: 'coin', amount: 100, platform: 'issue' }] });
    const legs = [{ asset: 'coin' as const, amount: -100, platform: 'exchange' as const }];
    await transfer(tx, { ...gain, key: `spent:${memberId}`, reason: 'spent', legs });
    await takeBackOrOwe(tx, { memberId, key, at, note: '合作方撤回' });
  });
  return memberId;
};

const orderState =
  ({ read }: Stage, id: string) =>
  async () => {
    const { state, target } = await read('getOperatorOrder', { params: { id } });
    return { state, target };
  };

/** An order of the demo's old member, who has coins and a real name. */
const placed = async (
  { system }: Stage,
  { id, body }: { id: string; body: (mobile: string) => object },
): Promise<string> => {
  system.clock.advance(DAY_MS);
  const buyer = await system.signIn(cast.oldMember);
  const call = {
    params: { id },
    body: { quantity: 1, ...body(await system.encrypted(cast.oldMember)) },
    idempotencyKey: system.key(),
  };
  const order = await system.get('placeOrder', call, buyer);
  await system.runJobs();
  return order.id;
};

/** Goods wait for an operator, who passes them. */
const parcel = async (stage: Stage): Promise<string> => {
  const { platform } = stage.system;
  const { benefitId: id, choiceId } = await goodsForAll(platform);
  const consigneeId = await testAddress(platform, DEMO_MEMBERS.oldMember.id);
  return await placed(stage, { id, body: () => ({ choiceId, consigneeId }) });
};

/** A top-up that the supplier refused. */
const refusedTopup = async (stage: Stage): Promise<string> => {
  const { system, topup } = stage;
  await goodsForAll(system.platform);
  const { rows } = await sql<{ id: string; choiceId: string }>`
    update benefits b set level = 0, prerequisites = '[]', per_order = 1, per_day = null, per_month = null
    from benefit_choices c where b.target = 'mobile' and c.benefit_id = b.id
    returning b.id, c.id as "choiceId"`.execute(system.platform.database.read);
  const [{ id, choiceId } = { id: '', choiceId: '' }] = rows;
  topup.refuses = true;
  const order = await placed(stage, { id, body: (mobile) => ({ choiceId, mobile }) });
  topup.refuses = false;
  const { state } = await orderState(stage, order)();
  if (state !== ExchangeState.IssueFailed) throw new Error(`The top-up is in state ${state}`);
  return order;
};

/** A closed group whose pay-out waits. */
const closedGroup = async (stage: Stage): Promise<string> => {
  const pay = payTests(stage.system);
  const mobile = pay.nextMobile();
  await stage.system.signIn(mobile);
  const open = await pay.openGroup([mobile]);
  await pay.answerAll(open, mobile);
  await open.hosting.move('close');
  await pay.payJob();
  return (await open.hosting.group()).hash;
};

/** Acts that move much: coins, scores, orders, verdicts and pay-outs. Without a limit, each amount is much. */
export const moneyWalks: readonly WalkedAct[] = [
  ofCoins('reward correct', async (stage) => {
    const { id } = await stage.member();
    const state = async () => (await shown(stage, id)()).coins;
    return { id: 'correctMemberCoins', params: { id }, input: { coins: 6_000 }, state };
  }),
  ofCoins('reward quality', async (stage) => {
    const { id } = await stage.member();
    const input = { points: -21, rule: '未通过质量审核扣分' };
    return {
      id: 'changeMemberQuality',
      params: { id },
      input,
      state: async () => (await shown(stage, id)()).quality,
    };
  }),
  ofCoins('reward credit', async (stage) => {
    const { id } = await stage.member();
    const state = async () => (await shown(stage, id)()).credit;
    return { id: 'changeMemberCredit', params: { id }, input: { points: 101 }, state };
  }),
  ofCoins('reward forgive', async (stage) => {
    const id = await debtor(stage);
    const state = async () => (await shown(stage, id)()).owedCoins;
    return { id: 'forgiveMemberDebt', params: { id }, input: { coins: 60 }, state };
  }),
  {
    name: 'ticket verdict',
    permission: 'tickets.large',
    by: 'support',
    agrees: 'finance',
    ready: async (stage) => {
      const { member, number } = await appealedLoss(stage.system, 5_001);
      await stage.done('acceptTicket', { params: { number } });
      const state = async () => (await shown(stage, member.memberId)()).coins;
      return { id: 'decideTicket', params: { number }, input: { verdict: 'reversed' }, state };
    },
  },
  {
    name: 'group pay confirm',
    permission: 'groups.large',
    ...byFinance,
    ready: async (stage) => {
      const id = await closedGroup(stage);
      const state = async () => (await stage.read('getOperatorGroup', { params: { id } })).pay;
      return { id: 'confirmGroupPay', params: { id }, state };
    },
  },
  ofOrders('exchange approve', async (stage) => {
    const id = await parcel(stage);
    return { id: 'passOrder', params: { id }, state: orderState(stage, id) };
  }),
  ofOrders('exchange retry', async (stage) => {
    const id = await refusedTopup(stage);
    return { id: 'retryOrder', params: { id }, state: orderState(stage, id) };
  }),
  ofOrders('exchange correct', async (stage) => {
    const id = await refusedTopup(stage);
    const input = { account: '13912345679' };
    return { id: 'correctOrderDestination', params: { id }, input, state: orderState(stage, id) };
  }),
  ofOrders('provider budget', async (stage) => {
    const params = { channel: 'mobile' };
    await stage.done('setProviderBudget', { params, input: { yuan: 1_000 } });
    const state = async () =>
      (await stage.read('listProviders')).items.find(({ channel }) => channel === 'mobile')?.budgetFen;
    return { id: 'setProviderBudget', params, input: { yuan: 2_000 }, state };
  }),
  ofOrders('export list', async (stage) => {
    // More than one row.
    for (const id of [await parcel(stage), await parcel(stage)])
      await stage.done('passOrder', { params: { id } });
    const state = async () => (await stage.read('listExports', {}, 'finance')).items.length;
    return { id: 'exportList', input: { list: 'parcels', query: {} }, state };
  }),
];
