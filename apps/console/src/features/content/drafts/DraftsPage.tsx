import {
  type ContentDraftRow,
  failureText,
  getListContentDraftsQueryKey,
  listContentDrafts,
  removeContentDraft,
} from '@yayan/console-client';
import { contentKindLabels } from '@yayan/contract/console-labels';
import { useQueryClient } from '@tanstack/react-query';
import { Button, formatMoment, Link } from '@yayan/ui';
import { useState } from 'react';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../../shell/session/session.ts';
import { toaster } from '../../../shell/session/toaster.ts';
import { draftAddress } from './draft-address.ts';

/** Throws a draft away; the second press does it. */
function RemoveDraft({ kind, id }: ContentDraftRow) {
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const remove = async (): Promise<void> => {
    setIsGone(true);
    try {
      await removeContentDraft(kind, id);
      await queries.invalidateQueries({ queryKey: getListContentDraftsQueryKey() });
    } catch (error) {
      setIsGone(false);
      toaster.error(failureText(error));
    }
  };
  return (
    <Button
      size="compact-sm"
      variant={isAsked ? 'filled' : 'subtle'}
      color={isAsked ? 'seal' : 'gray'}
      disabled={isGone}
      onBlur={() => setIsAsked(false)}
      onClick={() => (isAsked ? void remove() : setIsAsked(true))}
    >
      {isAsked ? '真的扔掉' : '扔掉'}
    </Button>
  );
}

const columns = (mayEdit: boolean): readonly Column<ContentDraftRow>[] => [
  {
    key: 'title',
    title: '标题',
    render: (row) => (mayEdit ? <Link href={draftAddress(row)}>{row.title || '没有标题'}</Link> : row.title),
  },
  { key: 'kind', title: '种类', render: ({ kind }) => contentKindLabels[kind] },
  { key: 'new', title: '是什么', render: ({ isNew }) => (isNew ? '新内容' : '对已发布内容的修改') },
  { key: 'by', title: '谁存的', render: ({ savedBy }) => savedBy },
  { key: 'at', title: '时间', render: ({ savedAt }) => formatMoment(savedAt) },
  ...(mayEdit
    ? [{ key: 'acts', title: '操作', render: (row: ContentDraftRow) => <RemoveDraft {...row} /> }]
    : []),
];

/** What colleagues wrote and nobody published. */
export default function DraftsPage() {
  const session = useSession();
  return (
    <>
      <PageHead title="草稿" lead="还没发布的内容。会员看不到，同事都能接着写。" />
      <ObjectList
        content="草稿"
        emptyHint="写内容时点“存草稿”，就会出现在这里。"
        queryKey={[...getListContentDraftsQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({
          ...(await listContentDrafts(signal)),
          nextCursor: null,
        })}
        columns={columns(mayDo(session, ['content']))}
        rowKey={({ kind, id }) => `${kind} ${id}`}
      />
    </>
  );
}
