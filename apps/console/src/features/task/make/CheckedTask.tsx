import { failureText, type FiledTask, type checkTaskFile } from '@yayan/console-client';
import { Alert, Link } from '@yayan/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import type { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { FiledTaskPreview } from '../FiledTaskPreview.tsx';
import { importFile } from '../task-acts.ts';

type State = ReturnType<typeof useFiledCheck<Awaited<ReturnType<typeof checkTaskFile>>>>;

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
          {task.effect === 'hosted'
            ? '导入后，之后开始的人答这份问卷；已经开始的人不变。奖励和名额在'
            : '会员看到的不变，只有结束时间可以推后。别的在'}
          <Link href={`/tasks/${task.id}`}>任务的页面</Link>改。
        </Alert>
      )}
      <FiledTaskPreview task={task} />
      {isSettled ? (
        <div>
          <ActButton
            key={source}
            act={importFile(task.effect, { name, source })}
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
}

/** What members will see of a task, beside its form or its file. */
export function CheckedTask({ state, source, name, wrong }: CheckedTaskProps) {
  const { checked, error, isFetching, isSettled } = state;
  return (
    <section className={classes['card']} aria-labelledby="seen" aria-busy={isFetching}>
      <h2 id="seen" className={classes['heading']}>
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
