import type { OperatorOrderDetail } from '@yayan/console-client';
import { orderAttemptOutcomeLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import type { Column } from '../../shell/list/list-types.ts';
import { PartTable } from '../../shell/object/PartTable.tsx';

type Attempt = OperatorOrderDetail['attempts'][number];

const columns: readonly Column<Attempt>[] = [
  { key: 'startedAt', title: '开始', render: ({ startedAt }) => formatMoment(startedAt) },
  {
    key: 'endedAt',
    title: '结束',
    render: ({ endedAt }) => (endedAt === null ? '–' : formatMoment(endedAt)),
  },
  { key: 'outcome', title: '结果', render: ({ outcome }) => orderAttemptOutcomeLabels[outcome] },
  { key: 'said', title: '渠道说', render: ({ said }) => said ?? '–' },
];

/** Each time that an order was issued, with what the provider said; nothing before the first. The timeline has the steps. */
export function OrderAttempts({ attempts }: Pick<OperatorOrderDetail, 'attempts'>) {
  return attempts.length === 0 ? null : (
    <PartTable
      heading="每次发放"
      columns={columns}
      items={attempts}
      rowKey={({ startedAt }) => startedAt}
      empty="还没有发放"
    />
  );
}
