import { ExchangeState, type OrderDetail, type OrderMove } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { orderBadge } from './order-badge.ts';
import { orderSteps, reasonOf } from './order-steps.ts';

const at = '2020-01-02T03:04:00.000Z';

const move = (state: ExchangeState, note: string | null = null): OrderMove => ({
  state,
  at,
  by: 'system',
  note,
});

const order = (timeline: OrderMove[], part: Partial<OrderDetail> = {}): OrderDetail => ({
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  orderNumber: '1',
  benefit: { id: 'b', type: 2, target: 'codes', title: '月卡', cover: null },
  choice: null,
  quantity: 1,
  price: 100,
  fee: 0,
  total: 100,
  channel: null,
  target: null,
  state: timeline.at(-1)?.state ?? ExchangeState.PendingReview,
  reason: null,
  coinsReturned: false,
  createdAt: at,
  expectedAt: null,
  issuedAt: null,
  revocable: false,
  correctable: false,
  revealable: false,
  prize: null,
  timeline,
  shipment: null,
  confirmation: null,
  balance: 0,
  first: false,
  ...part,
});

const states = (timeline: OrderMove[], part?: Partial<OrderDetail>): string[] =>
  orderSteps(order(timeline, part)).map(({ label, state }) => `${label} ${state}`);

const { PendingReview, ToBeIssued, Issued, NotPassed, IssueFailed, Revoked } = ExchangeState;

test('an order moves through review to issue', () => {
  expect(states([move(PendingReview)])).toEqual(['已提交 done', '审核 current', '发放 todo']);
  expect(states([move(PendingReview), move(ToBeIssued)])).toEqual([
    '已提交 done',
    '审核 done',
    '发放 current',
  ]);
  expect(states([move(PendingReview), move(ToBeIssued), move(Issued)])).toEqual([
    '已提交 done',
    '审核 done',
    '已发放 done',
  ]);
});

test('a rejected order stops at review, with the reason and what happened to the coins', () => {
  const steps = orderSteps(
    order([move(PendingReview), move(NotPassed)], { reason: '账户异常', coinsReturned: true }),
  );
  expect(steps.map(({ label }) => label)).toEqual(['已提交', '审核未通过']);
  expect(steps[1]?.note).toBe('账户异常，金币已退回');
});

test('a reason that mentions the coins is not followed by the same sentence', () => {
  expect(reasonOf({ reason: '你撤销了订单，金币已退回', coinsReturned: true })).toBe(
    '你撤销了订单，金币已退回',
  );
  expect(reasonOf({ reason: null, coinsReturned: true })).toBe('金币已退回');
});

test('a failed issue and a revoked order say so in their last step', () => {
  expect(states([move(ToBeIssued), move(IssueFailed)], { reason: '账号不存在' }).at(-1)).toBe(
    '发放失败 failed',
  );
  expect(states([move(PendingReview), move(Revoked)])).toEqual(['已提交 done', '已撤销 failed']);
});

test('a failed issue says what comes next: a correction if something can be corrected', () => {
  const failed = [move(ToBeIssued), move(IssueFailed)];
  const noteOf = (correctable: boolean) =>
    orderSteps(order(failed, { reason: '账号不存在', correctable })).at(-1)?.note;
  expect(noteOf(true)).toBe('账号不存在，可修改后重新发放');
  expect(noteOf(false)).toBe('账号不存在，我们会重新发放或退回金币');
});

test('goods are shipped, everything else is issued', () => {
  const benefit = { id: 'b', type: 3, target: 'consignee', title: '帆布袋', cover: null } as const;
  expect(states([move(PendingReview), move(ToBeIssued)], { benefit }).at(-1)).toBe('发货 current');
  expect(states([move(PendingReview), move(ToBeIssued), move(Issued)], { benefit }).at(-1)).toBe(
    '已发货 done',
  );
});

test('the badge says of goods what their timeline says', () => {
  const goods = { id: 'b', type: 3, target: 'consignee', title: '帆布袋', cover: null } as const;
  const labelOf = (...given: Parameters<typeof order>) => orderBadge(order(...given)).label;
  expect(labelOf([move(Issued)], { benefit: goods })).toBe('已发货');
  expect(labelOf([move(ToBeIssued)], { benefit: goods })).toBe('待发货');
  expect(labelOf([move(Issued)])).toBe('已发放');
});

test('the review keeps its date when the order is issued again', () => {
  const again = { ...move(ToBeIssued), note: '你修改了收款信息，重新发放' };
  const steps = orderSteps(
    order([
      move(PendingReview),
      { ...move(ToBeIssued), note: '通过' },
      move(IssueFailed),
      again,
      move(Issued),
    ]),
  );
  expect(steps[1]).toMatchObject({ label: '审核', note: '通过' });
});
