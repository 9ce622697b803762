import {
  getListOperatorGroupAnswersQueryKey,
  listOperatorGroupAnswers,
  type OperatorGroupAnswer,
} from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import type { Column, Filter } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { putBack, takeDown } from './group-acts.ts';
import classes from './GroupPage.module.css';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '回答', placeholder: '回答里的字' },
];

function Content({ answer }: { answer: OperatorGroupAnswer }) {
  const { content, attachments, deletedAt, deleteReason, takenDownBy } = answer;
  return (
    <>
      <div className={classes['content']}>{content}</div>
      {attachments > 0 ? <div className={classes['note']}>{attachments} 个附件</div> : null}
      {deletedAt === null ? null : (
        <div className={classes['note']}>
          {takenDownBy ?? '主持人'} 移除：{deleteReason}
        </div>
      )}
    </>
  );
}

const columnsOf = (groupId: string): readonly Column<OperatorGroupAnswer>[] => [
  {
    key: 'who',
    title: '谁，什么时候',
    render: ({ nickname, createdAt }) => (
      <>
        {nickname}
        <div className={classes['note']}>{formatMoment(createdAt)}</div>
      </>
    ),
  },
  {
    key: 'where',
    title: '话题',
    isWide: true,
    render: ({ topic, question }) => (
      <>
        {topic}
        <div className={classes['note']}>{question}</div>
      </>
    ),
  },
  { key: 'content', title: '回答', render: (answer) => <Content answer={answer} /> },
  {
    key: 'acts',
    title: '操作',
    render: ({ id, deletedAt, takenDownBy }) =>
      deletedAt === null ? (
        <ActButton act={takeDown(id)} id={groupId} />
      ) : takenDownBy === null ? (
        '–'
      ) : (
        <ActButton act={putBack(id)} id={groupId} />
      ),
  },
];

/** The answers of a group, the newest first. Each can be taken down. */
export function AnswerList({ groupId }: { groupId: string }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={classes['heading']}>
        回答
      </h2>
      <ObjectList
        content="回答"
        queryKey={[...getListOperatorGroupAnswersQueryKey(groupId), 'pages']}
        load={({ keyword }, cursor, signal) =>
          listOperatorGroupAnswers(
            groupId,
            { limit: 20, ...(keyword && { keyword }), ...(cursor && { cursor }) },
            signal,
          )
        }
        filters={filters}
        columns={columnsOf(groupId)}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
