import {
  getListHelpSectionsQueryKey,
  type HelpSectionsItemsItem,
  listHelpSections,
  useListHelpSections,
} from '@yayan/console-client';
import { Link } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { addSection, changeSection } from './help-acts.ts';

const columns: readonly Column<HelpSectionsItemsItem>[] = [
  { key: 'title', title: '分类', render: ({ title }) => title },
  { key: 'position', title: '顺序', isNumber: true, render: ({ position }) => position },
  { key: 'id', title: '编号', render: ({ id }) => id },
  {
    key: 'acts',
    title: '操作',
    render: ({ id, title, position }) => (
      <ActButton key={`${title} ${position}`} act={changeSection({ id, title, position })} id={String(id)} />
    ),
  },
];

/** The sections of help. */
export default function SectionsPage() {
  const { data } = useListHelpSections();
  const next = Math.max(0, ...(data?.items ?? []).map(({ position }) => position)) + 1;
  return (
    <>
      <PageHead
        title="帮助分类"
        lead="帮助文章都在一个分类里。先有分类，再写文章。"
        actions={
          <>
            <Link href="/contents?kind=article">帮助文章</Link>
            <ActButton key={next} act={addSection(next)} id="new" />
          </>
        }
      />
      <ObjectList
        content="帮助分类"
        emptyHint="加第一个分类，才能写帮助文章。"
        queryKey={[...getListHelpSectionsQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listHelpSections(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ id }) => String(id)}
      />
    </>
  );
}
