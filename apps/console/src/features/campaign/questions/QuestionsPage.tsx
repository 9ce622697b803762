import { getListQuizQuestionsQueryKey, listQuizQuestions, type QuizQuestion } from '@yayan/console-client';
import { ButtonLink, Group } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column, Filter } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../../shell/session/session.ts';
import { addQuestion, changeQuestion, retireQuestion } from './question-acts.ts';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '题目', placeholder: '题目里的字' },
  { kind: 'text', name: 'category', label: '分类', placeholder: '完整的分类' },
];

const columns: readonly Column<QuizQuestion>[] = [
  { key: 'id', title: '编号', isWhole: true, render: ({ id }) => id },
  { key: 'category', title: '分类', isWhole: true, render: ({ category }) => category },
  { key: 'title', title: '题目', render: ({ title }) => title },
  { key: 'right', title: '正确答案', render: ({ choices }) => choices[0] },
  { key: 'wrong', title: '其他选项', isWide: true, render: ({ choices }) => choices.slice(1).join('、') },
  { key: 'version', title: '版本', isNumber: true, isWide: true, render: ({ version }) => version },
  {
    key: 'acts',
    title: '操作',
    render: (question) => (
      <Group gap="xs" wrap="nowrap">
        <ActButton key={question.version} act={changeQuestion(question)} id={question.id} />
        <ActButton act={retireQuestion} id={question.id} />
      </Group>
    ),
  },
];

/** The bank of the daily quiz. */
export default function QuestionsPage() {
  const session = useSession();
  return (
    <>
      <PageHead
        title="题库"
        lead="答题活动每天从这里出题。改过的题是新的一版，已经答的按当时的版本算分。"
        actions={
          mayDo(session, ['campaigns']) ? (
            <Group gap="sm">
              <ButtonLink href="/campaigns/questions/import" variant="default">
                用文件加题
              </ButtonLink>
              <ActButton act={addQuestion} id="" />
            </Group>
          ) : null
        }
      />
      <ObjectList
        content="题目"
        emptyHint="题库是空的，答题活动出不了题。"
        queryKey={[...getListQuizQuestionsQueryKey(), 'pages']}
        load={({ keyword, category }, cursor, signal) =>
          listQuizQuestions(
            {
              limit: 50,
              ...(keyword && { keyword }),
              ...(category && { category }),
              ...(cursor && { cursor }),
            },
            signal,
          )
        }
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
