import { type BulkRun, getListBulkRunsQueryKey, listBulkRuns } from '@yayan/console-client';
import { bulkActLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { countsText } from './counts-text.ts';

const columns: readonly Column<BulkRun>[] = [
  { key: 'act', title: '操作', render: ({ act }) => bulkActLabels[act] },
  { key: 'counts', title: '结果', render: ({ counts }) => countsText(counts) },
  { key: 'by', title: '操作员', render: ({ askedBy, isOwn }) => (isOwn ? `${askedBy}（我）` : askedBy) },
  { key: 'reason', title: '原因', render: ({ reason }) => reason ?? '–' },
  { key: 'made', title: '开始', render: ({ madeAt }) => formatMoment(madeAt) },
  {
    key: 'ended',
    title: '完成',
    render: ({ endedAt }) => (endedAt === null ? '还在做' : formatMoment(endedAt)),
  },
];

/** The last acts on many objects. */
export default function BulkRunsPage() {
  return (
    <>
      <PageHead title="批量操作" lead="在列表上选中几行，或选中全部符合筛选的，就能一起操作。" />
      <ObjectList
        content="批量操作"
        queryKey={[...getListBulkRunsQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listBulkRuns(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/system/bulk-runs/${id}`}
      />
    </>
  );
}
