import { ExchangeState, type OrderDetail, type OrderMove } from '@yayan/api-client';
import { formatMoment, formatPast, type OrderStep } from '@yayan/ui';

const moved = (timeline: readonly OrderMove[], ...states: ExchangeState[]): OrderMove | undefined =>
  timeline.findLast(({ state }) => states.some((one) => one === state));

const when = (move: OrderMove | undefined): Pick<OrderStep, 'time' | 'note'> =>
  move ? { time: formatPast(move.at), note: move.note ?? undefined } : {};

const back = (order: OrderDetail): string => (order.coinsReturned ? '金币已退回' : '');

const reviewStep = (order: OrderDetail): OrderStep => {
  const { state, timeline } = order;
  if (state === ExchangeState.PendingReview)
    return { label: '审核', state: 'current', note: expected(order) };
  if (state === ExchangeState.NotPassed)
    return { label: '审核未通过', state: 'failed', ...when(moved(timeline, state)), note: reasonOf(order) };
  const passed = moved(timeline, ExchangeState.ToBeIssued, ExchangeState.Issued);
  return passed
    ? { label: '审核', state: 'done', ...when(moved(timeline, ExchangeState.ToBeIssued) ?? passed) }
    : { label: '审核', state: 'todo' };
};

const reasonOf = (order: OrderDetail): string | undefined =>
  [order.reason, back(order)].filter(Boolean).join('，') || undefined;

const expected = ({ expectedAt }: OrderDetail): string | undefined =>
  expectedAt ? `预计 ${formatMoment(expectedAt)} 前完成` : undefined;

const issueStep = (order: OrderDetail): OrderStep => {
  const { state, timeline } = order;
  switch (state) {
    case ExchangeState.Issued:
      return { label: '已发放', state: 'done', ...when(moved(timeline, state)) };
    case ExchangeState.IssueFailed:
      return { label: '发放失败', state: 'failed', ...when(moved(timeline, state)), note: reasonOf(order) };
    case ExchangeState.Revoked:
      return { label: '已撤销', state: 'failed', ...when(moved(timeline, state)), note: reasonOf(order) };
    case ExchangeState.ToBeIssued:
      return { label: '发放', state: 'current', note: expected(order) };
    case ExchangeState.PendingReview:
    case ExchangeState.NotPassed:
      return { label: '发放', state: 'todo' };
  }
};

/** 已提交 → 审核 → 发放, with dates and reasons (design pages 1.5). An order that was not passed stops there. */
export const orderSteps = (order: OrderDetail): OrderStep[] => {
  const first: OrderStep = { label: '已提交', state: 'done', time: formatPast(order.createdAt) };
  const review = reviewStep(order);
  return order.state === ExchangeState.NotPassed ? [first, review] : [first, review, issueStep(order)];
};
