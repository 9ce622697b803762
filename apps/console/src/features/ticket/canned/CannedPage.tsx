import { type CannedAnswer, getListCannedAnswersQueryKey, listCannedAnswers } from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { addCanned, editCanned, removeCanned } from './canned-acts.ts';
import classes from './CannedPage.module.css';

const columns: readonly Column<CannedAnswer>[] = [
  { key: 'title', title: '名字', render: ({ title }) => <b>{title}</b> },
  { key: 'text', title: '内容', render: ({ text }) => <span className={classes['text']}>{text}</span> },
  {
    key: 'changed',
    title: '最近修改',
    isWide: true,
    render: ({ changedBy, changedAt }) => `${changedBy}，${formatMoment(changedAt)}`,
  },
  {
    key: 'acts',
    title: '操作',
    render: (answer) => (
      <span className={classes['acts']}>
        <ActButton key={answer.changedAt} act={editCanned(answer)} id={answer.id} />
        <ActButton act={removeCanned} id={answer.id} />
      </span>
    ),
  },
];

/** The answers that support gives often. */
export default function CannedPage() {
  return (
    <>
      <PageHead
        title="常用答复"
        lead="答复反馈时输入名字就能填入；发出前还可以改。"
        actions={<ActButton act={addCanned} id="new" />}
      />
      <ObjectList
        content="常用答复"
        emptyHint="把经常写的答复存在这里，变量会自动填好。"
        queryKey={[...getListCannedAnswersQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({
          ...(await listCannedAnswers(signal)),
          nextCursor: null,
        })}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
