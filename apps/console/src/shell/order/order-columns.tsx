import type { OperatorOrder } from '@yayan/console-client';
import { operatorOrderQueueLabels } from '@yayan/contract/console-labels';
import { exchangeStates, formatCount, formatMoment, formatPast, StateBadge } from '@yayan/ui';
import { memberTitle } from '../audit/member-title.ts';
import { ObjectLink } from '../audit/ObjectLink.tsx';
import type { Column } from '../list/list-types.ts';

/** The state of an order, and what it waits for from us. */
export function OrderState({ order: { state, queue } }: { order: Pick<OperatorOrder, 'state' | 'queue'> }) {
  return (
    <>
      <StateBadge {...exchangeStates[state]} />
      {queue && queue !== 'review' && queue !== 'failed' ? ` ${operatorOrderQueueLabels[queue]}` : null}
    </>
  );
}

/** The columns of lists of orders. */
export const orderColumns: readonly Column<OperatorOrder>[] = [
  { key: 'number', title: '单号', render: ({ number }) => number },
  {
    key: 'member',
    title: '会员',
    isWhole: true,
    isBrief: true,
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
    ),
  },
  {
    key: 'benefit',
    title: '福利',
    isBrief: true,
    render: ({ benefitId, title, choice, quantity }) => (
      <>
        <ObjectLink kind="benefit" subject={benefitId} title={title} />
        {choice ? ` ${choice}` : ''}
        {quantity > 1 ? ` × ${quantity}` : ''}
      </>
    ),
  },
  {
    key: 'total',
    title: '金币',
    isNumber: true,
    render: ({ total, prize }) => (prize === null ? formatCount(total) : '奖品'),
  },
  {
    key: 'state',
    title: '状态',
    isWhole: true,
    isBrief: true,
    render: (order) => <OrderState order={order} />,
  },
  { key: 'moved', title: '最近一步', render: ({ movedAt }) => formatPast(movedAt) },
  { key: 'target', title: '给谁', isWide: true, render: ({ target }) => target ?? '–' },
  { key: 'reason', title: '原因', isWide: true, render: ({ reason }) => reason ?? '–' },
  { key: 'created', title: '下单', isWide: true, render: ({ createdAt }) => formatMoment(createdAt) },
];
