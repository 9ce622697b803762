import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashEverywhere } from '../../../../test/crashes/crash-everywhere.ts';
import { crashPoints, type CrashPoints } from '../../../../test/crashes/crash-points.ts';
import { issueNumberPrefix } from './issue-number.ts';
import { issueOrder } from '../orders/issue-order.ts';
import { approve, giveUp, reject, ship } from '../orders/operator-actions.ts';
import { IssueRefused, type Issuer } from './ports/issuer.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { cashBenefit, goodsBenefit } from '../../../../test/exchange/benefit.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

const START = 500;
const { PendingReview, ToBeIssued, Issued, Revoked, NotPassed } = ExchangeState;

let test: TestExchange;
let crash: CrashPoints;
/** The numbers that the payment company was asked to pay, each once. */
const paid = new Set<string>();
let refuses = false;
let keys = 0;

beforeAll(async () => {
  const alipay: Issuer = {
    issue: async ({ number }) => {
      if (refuses) throw new IssueRefused('收款账号不存在');
      paid.add(number);
      return { kind: 'paid', receipt: `receipt-${number}` };
    },
  };
  test = await startTestExchange({ issuers: { alipay } });
  crash = crashPoints(test.platform.database);
});
afterAll(() => test.stop());

const payee = () => ({
  channel: 'alipay' as const,
  account: test.encrypted('13812345678'),
  name: test.encrypted('王晓明'),
});

/** A step of an order that can be repeated. */
interface Work {
  memberId: string;
  /** Undefined until it is placed. */
  orderId: () => Promise<string | undefined>;
  run: () => Promise<unknown>;
}

const only = async (memberId: string): Promise<string | undefined> =>
  (await test.call('listOrders', memberId)).items[0]?.id;

/** An order of cash or goods of a new member. */
const ordered = async (kind: 'cash' | 'goods') => {
  const memberId = await test.member(START);
  const benefit = await test.benefit(0, kind === 'cash' ? cashBenefit : goodsBenefit(3));
  const form =
    kind === 'cash'
      ? { amount: 100, payee: payee() }
      : { consigneeId: await testAddress(test.platform, memberId) };
  const { id: orderId } = await test.order(memberId, benefit, form);
  return { memberId, orderId, operation: { orderId, operator: '林晓' } };
};
type Ordered = Awaited<ReturnType<typeof ordered>>;

const by = ({ memberId, orderId }: Ordered, run: () => Promise<unknown>): Work => ({
  memberId,
  orderId: () => Promise.resolve(orderId),
  run,
});

const failed = async (): Promise<Ordered> => {
  const order = await ordered('cash');
  await approve(test.platform, order.operation);
  refuses = true;
  await issueOrder(test.exchange, order);
  refuses = false;
  return order;
};

const works: readonly [name: string, end: ExchangeState, coins: number, prepare: () => Promise<Work>][] = [
  [
    'placing',
    PendingReview,
    START - 100,
    async () => {
      const memberId = await test.member(START);
      const benefit = await test.benefit(0, cashBenefit);
      const form = { amount: 100, payee: payee() };
      const key = `placing-until-a-crash-${(keys += 1)}`;
      return {
        memberId,
        orderId: () => only(memberId),
        run: () => test.order(memberId, benefit, form, key),
      };
    },
  ],
  [
    'revoking',
    Revoked,
    START,
    async () => {
      const order = await ordered('cash');
      const key = `revoking-until-a-crash-${(keys += 1)}`;
      return by(order, () => test.revoke(order.memberId, order.orderId, key));
    },
  ],
  [
    'correcting',
    ToBeIssued,
    START - 100,
    async () => {
      const order = await failed();
      const asked = { params: { id: order.orderId }, body: { payee: payee() } };
      const key = `correcting-until-a-crash-${(keys += 1)}`;
      return by(order, () => test.call('correctOrder', order.memberId, { ...asked, key }));
    },
  ],
  [
    'rejecting',
    NotPassed,
    START,
    async () => {
      const order = await ordered('cash');
      return by(order, () => reject(test.platform, order.operation, '审核未通过'));
    },
  ],
  [
    'issuing',
    Issued,
    START - 100,
    async () => {
      const order = await ordered('cash');
      await approve(test.platform, order.operation);
      return by(order, () => issueOrder(test.exchange, order));
    },
  ],
  [
    'giving up',
    Revoked,
    START,
    async () => {
      const order = await failed();
      return by(order, () => giveUp(test.platform, order.operation, '无法发放'));
    },
  ],
  [
    'sending',
    Issued,
    START - 100,
    async () => {
      const order = await ordered('goods');
      await approve(test.platform, order.operation);
      return by(order, () => ship(test.platform, order.operation, { company: '顺丰', number: 'SF1' }));
    },
  ],
];

/** Runs the step again. An operator gets a refusal if the step was done. */
const again = async (run: Work['run']): Promise<void> => {
  const error: unknown = await run().then(
    () => null,
    (caught: unknown) => caught,
  );
  if (error !== null) expect(error).toMatchObject({ name: 'ORDER_MOVE_FORBIDDEN' });
};

describe('L8 a crash at any point has, after a retry, exactly one effect', () => {
  it.each(works)(
    '%s',
    async (_name, end, coins, prepare) => {
      const moves = async ({ memberId, orderId }: Work): Promise<number[]> =>
        (await test.find(memberId, (await orderId()) ?? '')).timeline.map(({ state }) => state);
      const prepared = async () => {
        const work = await prepare();
        return { ...work, again: () => again(work.run) };
      };
      let expected: number[] | undefined;
      for await (const work of crashEverywhere(crash, prepared)) {
        expected ??= await moves(work);
        expect(await moves(work)).toEqual(expected);
        const order = await test.find(work.memberId, (await work.orderId()) ?? '');
        expect(order.state).toBe(end);
        expect((await test.call('listOrders', work.memberId)).items).toHaveLength(1);
        expect(await test.coinsOf(work.memberId)).toBe(coins);
        const numbers = [...paid].filter((number) => number.startsWith(issueNumberPrefix(order.id)));
        expect(numbers).toHaveLength(end === Issued && order.channel !== null ? 1 : 0);
      }
      expect(await test.broken()).toEqual([]);
    },
    120_000,
  );
});
