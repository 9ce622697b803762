import { getListOpenLinksQueryKey, listOpenLinks, type OpenLink } from '@yayan/console-client';
import { CopyButton, formatMoment } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { ActiveState } from './ActiveState.tsx';
import { endLink, makeLink } from './partner-acts.ts';

const columns: readonly Column<OpenLink>[] = [
  {
    key: 'sid',
    title: '链接',
    render: ({ sid, url, active }) => (
      <>
        <code>{sid}</code>
        {active ? <CopyButton value={url} label="复制链接" done="已复制" /> : null}
      </>
    ),
  },
  {
    key: 'task',
    title: '任务',
    render: ({ taskId, title }) => <ObjectLink kind="task" subject={taskId} title={title} />,
  },
  { key: 'state', title: '状态', render: ({ active }) => <ActiveState active={active} /> },
  { key: 'made', title: '建立', isWide: true, render: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'acts',
    title: '操作',
    render: ({ sid, active }) => (active ? <ActButton act={endLink} id={sid} /> : '–'),
  },
];

/** Links by which anybody may answer a task without an account. */
export default function OpenLinksPage() {
  return (
    <>
      <PageHead
        title="开放链接"
        lead="拿到链接的人不用账号就能答题，没有金币。"
        actions={<ActButton act={makeLink} id="" />}
      />
      <ObjectList
        content="开放链接"
        queryKey={[...getListOpenLinksQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listOpenLinks(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ sid }) => sid}
      />
    </>
  );
}
