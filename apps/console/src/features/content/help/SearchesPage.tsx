import { getListHelpMissesQueryKey, type HelpMiss, listHelpMisses } from '@yayan/console-client';
import { formatCount, formatMoment, Link } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { dismissMiss } from './help-acts.ts';

const columns: readonly Column<HelpMiss>[] = [
  { key: 'words', title: '搜了什么', render: ({ words }) => words },
  { key: 'count', title: '次数', isNumber: true, render: ({ count }) => formatCount(count) },
  { key: 'last', title: '最近一次', render: ({ lastAt }) => formatMoment(lastAt) },
  { key: 'first', title: '第一次', isWide: true, render: ({ firstAt }) => formatMoment(firstAt) },
  {
    key: 'acts',
    title: '操作',
    render: ({ words }) => <ActButton act={dismissMiss(words)} id={words} />,
  },
];

/** Searches of help that found nothing. */
export default function SearchesPage() {
  return (
    <>
      <PageHead
        title="搜不到的帮助"
        lead="90 天里在帮助中心搜了、或在全站搜索里按了回车，却没有结果的话。不记是谁搜的；像号码和邮箱的不记。"
        actions={<Link href="/contents/article/new">写一篇帮助文章</Link>}
      />
      <ObjectList
        content="搜索"
        emptyHint="大家搜的都有结果。"
        queryKey={[...getListHelpMissesQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listHelpMisses(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ words }) => words}
      />
    </>
  );
}
