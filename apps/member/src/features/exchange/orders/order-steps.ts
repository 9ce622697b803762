import { ExchangeState, type OrderDetail, type OrderMove } from '@yayan/api-client';
import { formatMoment, formatPast, type OrderStep } from '@yayan/ui';
import { givingOf } from './order-badge.ts';

const moved = (timeline: readonly OrderMove[], ...states: ExchangeState[]): OrderMove | undefined =>
  timeline.findLast(({ state }) => states.some((one) => one === state));

const when = (move: OrderMove | undefined): Pick<OrderStep, 'time' | 'note'> =>
  move ? { time: formatPast(move.at), note: move.note ?? undefined } : {};

const returned = '金币已退回';

/** Why the order ended, and that the coins are back unless the reason already says so. */
export const reasonOf = ({
  reason,
  coinsReturned,
}: Pick<OrderDetail, 'reason' | 'coinsReturned'>): string | undefined => {
  if (!coinsReturned || reason?.includes(returned)) return reason ?? undefined;
  return reason === null ? returned : `${reason}，${returned}`;
};

/** Why the issue failed and what comes next. The order keeps the coins until it is issued or revoked. */
export const failureOf = ({ reason, correctable }: Pick<OrderDetail, 'reason' | 'correctable'>): string =>
  `${reason ?? '没有发放成功'}，${correctable ? '可修改后重新发放' : '我们会重新发放或退回金币'}`;

const reviewStep = (order: OrderDetail): OrderStep => {
  const { state, timeline } = order;
  if (state === ExchangeState.PendingReview)
    return { label: '审核', state: 'current', note: expected(order) };
  if (state === ExchangeState.NotPassed)
    return { label: '审核未通过', state: 'failed', ...when(moved(timeline, state)), note: reasonOf(order) };
  // The first move to this state: a new issue after a failure is not a review.
  const first = timeline.find((move) => move.state === ExchangeState.ToBeIssued);
  const passed = first ?? moved(timeline, ExchangeState.Issued);
  return passed ? { label: '审核', state: 'done', ...when(passed) } : { label: '审核', state: 'todo' };
};

/** When it will be done, that it is late once that time is over, or what it waits for (rule 5.17). */
export const expected = ({
  expectedAt,
  reason,
}: Pick<OrderDetail, 'expectedAt' | 'reason'>): string | undefined => {
  if (expectedAt === null) return reason ?? undefined;
  return Date.parse(expectedAt) > Date.now()
    ? `预计 ${formatMoment(expectedAt)} 前完成`
    : `比预计的 ${formatMoment(expectedAt)} 晚了，还在处理，不用重新提交`;
};

const issueStep = (order: OrderDetail): OrderStep => {
  const { state, timeline } = order;
  const giving = givingOf(order);
  switch (state) {
    case ExchangeState.Issued:
      return { label: `已${giving}`, state: 'done', ...when(moved(timeline, state)) };
    case ExchangeState.IssueFailed:
      return {
        label: `${giving}失败`,
        state: 'failed',
        ...when(moved(timeline, state)),
        note: failureOf(order),
      };
    case ExchangeState.Revoked:
      return { label: '已撤销', state: 'failed', ...when(moved(timeline, state)), note: reasonOf(order) };
    case ExchangeState.ToBeIssued:
      return { label: giving, state: 'current', note: expected(order) };
    case ExchangeState.PendingReview:
    case ExchangeState.NotPassed:
      return { label: giving, state: 'todo' };
  }
};

const stepsOf = (order: OrderDetail): OrderStep[] => {
  const review = reviewStep(order);
  if (order.state === ExchangeState.NotPassed) return [review];
  // Revoked before the review: leave the review out.
  if (order.state === ExchangeState.Revoked && review.state === 'todo') return [issueStep(order)];
  return [review, issueStep(order)];
};

/** The timeline 已提交 → 审核 → 发放 with dates and reasons (rule 5.5). An order that didn't pass the review ends there. */
export const orderSteps = (order: OrderDetail): OrderStep[] => [
  { label: '已提交', state: 'done', time: formatPast(order.createdAt) },
  ...stepsOf(order),
];
