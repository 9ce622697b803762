import { ButtonLink } from '@yayan/ui';
import { useParams } from 'react-router';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { TaskPath } from './TaskPath.tsx';

/** The path of answers through the questionnaire of a task that is there (rule 14.77). */
export default function TaskPathPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead
        title="试走问卷"
        lead="填几道题，看这个人会看到哪几题、在哪里结束、读到什么。不会留下答卷。"
        actions={
          <ButtonLink variant="default" href={`/tasks/${id}`}>
            任务的页面
          </ButtonLink>
        }
      />
      <ForRight any={['tasks.change']}>
        <TaskPath key={id} of={{ taskId: id }} />
      </ForRight>
    </>
  );
}
