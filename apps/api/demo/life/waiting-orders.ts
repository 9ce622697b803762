import type { Exchange } from '../../src/modules/exchange/api.ts';
import { placeOrder } from '../../src/modules/exchange/checkout/place-order.ts';
import { orderActs } from '../../src/modules/exchange/module.ts';
import { countOperatorOrders } from '../../src/modules/exchange/operate/order-list-store.ts';
import { reviewByRule } from '../../src/modules/exchange/orders/review.ts';
import { changeConsignees } from '../../src/modules/member/addresses/consignees.ts';
import { rewardActs } from '../../src/modules/reward/module.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { passRealName } from '../member/pass-real-name.ts';
import { actAs } from './act-as.ts';
import { originOf } from './past-calls.ts';
import type { namedIn } from './people.ts';
import { setBack } from './publish-around.ts';

const HOUR_MS = 3_600_000;
const BAG = { id: 'bGd4w8qT2rCf', choiceId: 'natural' };
/** Coins for an interview, without which nobody of the demo could afford a parcel. */
const INTERVIEW_COINS = 3_200;
/** How long before the order they came. */
const INTERVIEW_HOURS = 72;

interface Ordered {
  by: string;
  hoursAgo: number;
  /** Two cost so much that an operator reviews the order (rule 5.6). */
  quantity: 1 | 2;
  /** How many hours later it was sent, and the number of the parcel. */
  sent?: { hours: number; number: string };
  name: string;
  idNumber: string;
  address: { regionCode: string; detail: string };
}

const ORDERED: readonly Ordered[] = [
  {
    by: '数学课代表',
    hoursAgo: 96,
    quantity: 1,
    sent: { hours: 40, number: 'SF1420098801234' },
    name: '周知远',
    idNumber: '310110199204160033',
    address: { regionCode: '310104', detail: '漕溪北路 8 号 6 栋 1102' },
  },
  {
    by: '橘子汽水',
    hoursAgo: 30,
    quantity: 1,
    name: '许橙',
    idNumber: '330106198809230027',
    address: { regionCode: '330106', detail: '文二路 126 号 3 幢 501' },
  },
  {
    by: '绿皮火车',
    hoursAgo: 18,
    quantity: 2,
    name: '程远山',
    idNumber: '320106199511070019',
    address: { regionCode: '320106', detail: '中山北路 55 号 2 栋 904' },
  },
  {
    by: '豆花加辣',
    hoursAgo: 3,
    quantity: 2,
    name: '罗小椒',
    idNumber: '110105199002280047',
    address: { regionCode: '110105', detail: '百子湾路 20 号 8 号楼 1604' },
  },
];

const anyOrder = { state: undefined, queue: undefined, benefitId: undefined, number: undefined };

export interface OrderPorts {
  exchange: (platform: Platform) => Exchange;
}

/** Orders parcels: two wait for a review, one is to be sent, one was sent. Who ordered something already orders nothing. */
export async function orderParcels(
  platform: Platform,
  { exchange, personOf }: OrderPorts & { personOf: ReturnType<typeof namedIn> },
): Promise<void> {
  // The demo is made before the jobs are defined. What they would do, it does itself.
  const quiet: Platform = { ...platform, jobs: { ...platform.jobs, sendIn: () => Promise.resolve('') } };
  for (const ordered of ORDERED) {
    const { id: memberId } = personOf(ordered.by);
    const before = await countOperatorOrders(platform.database.read, { ...anyOrder, memberId });
    if (before.count > 0) continue;
    const at = (hoursLater: number): Platform =>
      setBack(quiet, new Date(platform.clock.now().getTime() - (ordered.hoursAgo - hoursLater) * HOUR_MS));
    await prepare(at(-INTERVIEW_HOURS), memberId, ordered);
    const orderId = await order(exchange(at(0)), memberId, ordered);
    await reviewByRule(exchange(at(0)), { memberId, orderId });
    if (ordered.sent !== undefined)
      await actAs(at(ordered.sent.hours), 'finance', {
        act: orderActs.shipOrder,
        input: { orderId, company: '顺丰速运', number: ordered.sent.number },
        reason: '',
        key: `demo-ship-${orderId}`,
      });
  }
}

/** Gives a person what an order of a parcel needs. */
async function prepare(past: Platform, memberId: string, ordered: Ordered): Promise<void> {
  await passRealName(past, { memberId, ...ordered }, past.clock.now());
  await actAs(past, 'finance', {
    act: rewardActs.correctMemberCoins,
    input: { memberId, coins: INTERVIEW_COINS },
    reason: '一小时电话访谈的酬谢',
    key: `demo-interview-${memberId}`,
  });
}

async function order(
  exchange: Exchange,
  memberId: string,
  { quantity, name, address }: Ordered,
): Promise<string> {
  // Without a mobile of its own an address gets the account's.
  const save = { action: 'save' as const, name, ...address, isDefault: true };
  const caller = { kind: 'member' as const, memberId, sessionId: '' };
  const { items } = await changeConsignees(exchange, { caller, body: save });
  const key = `demo-order-${memberId}`;
  const { id } = await placeOrder(exchange, {
    params: { id: BAG.id },
    body: { quantity, choiceId: BAG.choiceId, ...(items[0] && { consigneeId: items[0].id }) },
    caller,
    origin: originOf(memberId),
    idempotency: { key, hash: key },
  });
  return id;
}
