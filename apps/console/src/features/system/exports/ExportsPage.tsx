import { getListExportsQueryKey, listExports, type OperatorExport } from '@yayan/console-client';
import { exportedContentLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment } from '@yayan/ui';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { DownloadButton } from './DownloadButton.tsx';

const columns: readonly Column<OperatorExport>[] = [
  { key: 'list', title: '内容', render: ({ list }) => exportedContentLabels[list] },
  {
    key: 'rows',
    title: '行数',
    isNumber: true,
    render: ({ rows, rowsAreCapped }) =>
      rowsAreCapped ? `只有前 ${formatCount(rows)} 行` : formatCount(rows),
  },
  { key: 'reason', title: '原因', render: ({ reason }) => reason },
  { key: 'made', title: '导出', render: ({ madeAt }) => formatMoment(madeAt) },
  { key: 'ends', title: '可下载到', render: ({ endsAt }) => formatMoment(endsAt) },
  {
    key: 'file',
    title: '文件',
    render: (made) => <DownloadButton made={made} />,
  },
];

/** What I exported within the last day. */
export default function ExportsPage() {
  return (
    <>
      <PageHead
        title="我的导出"
        lead="只有你能下载，一天后就没有了。每次下载都记进操作记录；服务器上不存文件，下载时现读。"
      />
      <ObjectList
        content="导出"
        emptyHint="在列表或会员的页面上按「导出」，就会出现在这里。"
        queryKey={[...getListExportsQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listExports(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
