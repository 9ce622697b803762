import { failureText, type FiledTask, type checkTaskFile, type TaskFileInput } from '@yayan/console-client';
import { Alert, Link } from '@yayan/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import type { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { FiledTaskPreview } from '../FiledTaskPreview.tsx';
import preview from '../FiledTaskPreview.module.css';
import { TaskPath } from '../path/TaskPath.tsx';
import { importFile } from '../task-acts.ts';

type State = ReturnType<typeof useFiledCheck<Awaited<ReturnType<typeof checkTaskFile>>>>;

/** The tester of the questionnaire, which asks the server only once it is opened. */
function TryPath({ file }: { file: TaskFileInput }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={preview['part']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>试走问卷：填几道题，看在哪里结束、读到什么</summary>
      {isOpen ? <TaskPath of={{ file }} /> : null}
    </details>
  );
}

interface FoundProps {
  task: FiledTask;
  source: string;
  name: string;
  isSettled: boolean;
}

/** A file without faults: what members would see, and the act. */
function Found({ task, source, name, isSettled }: FoundProps) {
  const navigate = useNavigate();
  return (
    <>
      {task.effect === 'added' ? null : (
        <Alert color="gold" title="这个任务已经有了">
          之后开始的人看到文件里的文字，答文件里的问卷；已经开始的人，问卷和奖励不变。奖励和名额在
          <Link href={`/tasks/${task.id}`}>任务的页面</Link>改。
        </Alert>
      )}
      <FiledTaskPreview task={task} />
      {task.questions.length > 0 ? <TryPath file={{ name, source }} /> : null}
      {isSettled ? (
        <div>
          <ActButton
            key={source}
            act={importFile(task, { name, source })}
            id={task.id}
            onDone={() => void navigate(`/tasks/${task.id}`)}
          />
        </div>
      ) : null}
    </>
  );
}

interface CheckedTaskProps {
  state: Pick<State, 'checked' | 'error' | 'isFetching' | 'isSettled'>;
  source: string;
  name: string;
  /** What stands here while the task has faults. */
  wrong: ReactNode;
  /** Of the heading, which takes the focus after a check. */
  head?: Ref<HTMLHeadingElement>;
}

/** What members will see of a task, beside its form or its file. */
export function CheckedTask({ state, source, name, wrong, head }: CheckedTaskProps) {
  const { checked, error, isFetching, isSettled } = state;
  return (
    <section className={classes['card']} aria-labelledby="seen" aria-busy={isFetching}>
      <h2 ref={head} id="seen" tabIndex={-1} className={classes['heading']}>
        会员会看到什么
      </h2>
      {error ? (
        <Alert color="seal" role="alert">
          {failureText(error)}
        </Alert>
      ) : null}
      {checked === undefined ? (
        <p className={classes['dim']}>选了文件就会检查。</p>
      ) : checked.task === null ? (
        wrong
      ) : (
        <Found task={checked.task} source={source} name={name} isSettled={isSettled} />
      )}
    </section>
  );
}
