import {
  type Content,
  getListContentQueryKey,
  listContent,
  type ListContentParams,
} from '@yayan/console-client';
import { contentKindLabels, contentStateLabels } from '@yayan/contract/console-labels';
import { Button, formatMoment, Group, Link, Menu } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { contentBulk } from './content-bulk.ts';
import { ContentState } from './content-states.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '标题', placeholder: '标题里的字' },
  { kind: 'choice', name: 'kind', label: '种类', choices: choicesOf(contentKindLabels) },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(contentStateLabels) },
];

const columns: readonly Column<Content>[] = [
  { key: 'title', title: '标题', render: ({ title }) => title },
  { key: 'kind', title: '种类', render: ({ kind }) => contentKindLabels[kind] },
  { key: 'state', title: '状态', render: ({ state }) => <ContentState state={state} /> },
  {
    key: 'starts',
    title: '开始',
    render: ({ startsAt }) => (startsAt === null ? '–' : formatMoment(startsAt)),
  },
  { key: 'ends', title: '结束', render: ({ endsAt }) => (endsAt === null ? '–' : formatMoment(endsAt)) },
  { key: 'by', title: '谁写的', isWide: true, render: ({ madeBy }) => madeBy ?? '–' },
];

const paramsOf = ({ keyword, kind, state }: FilterValues): ListContentParams => ({
  ...(keyword && { keyword }),
  // The filters offer only the document's values.
  ...(kind && { kind: kind as NonNullable<ListContentParams['kind']> }),
  ...(state && { state: state as NonNullable<ListContentParams['state']> }),
});

function NewContent() {
  const session = useSession();
  if (!mayDo(session, ['content'])) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button>新建</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(contentKindLabels).map(([kind, label]) => (
          <Menu.Item key={kind} component={Link} href={`/contents/${kind}/new`}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Banners, notices, courses and all other content. */
export default function ContentsPage() {
  return (
    <>
      <PageHead
        title="内容"
        lead="会员在网站上看到的横幅、公告、弹窗、快问、公开活动、帮助、课程、明星文章、渠道页和 APP 版本。"
        actions={
          <Group gap="md">
            <Link href="/contents/drafts">草稿</Link>
            <Link href="/contents/sections">帮助分类</Link>
            <Link href="/contents/searches">搜不到的帮助</Link>
            <Link href="/contents/legal">法律文本</Link>
            <Link href="/contents/awards">月度评选</Link>
            <Link href="/contents/applications">申请</Link>
            <Link href="/contents/proposals?state=waiting">会员提的问题</Link>
            <NewContent />
          </Group>
        }
      />
      <ObjectList
        list="contents"
        content="内容"
        queryKey={[...getListContentQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listContent({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        exported={(values) => ({ list: 'contents', query: { ...paramsOf(values) } })}
        filters={filters}
        bulk={{ ...contentBulk, queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={columns}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowHref={({ kind, id }) => `/contents/${kind}/${id}`}
      />
    </>
  );
}
