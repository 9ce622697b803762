import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkTaskFile, failureText, type FiledTask } from '@yayan/console-client';
import { Alert, Link, Textarea } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { TextFileButton } from '../../shell/act/TextFileButton.tsx';
import { FaultList } from '../../shell/filed/FaultList.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { FiledTaskPreview } from './FiledTaskPreview.tsx';
import { importFile } from './task-acts.ts';
import classes from './TaskFilePage.module.css';

const ROWS = 18;
const LONGEST = 80_000;
const PAUSE_MS = 500;
const NAME = '任务.yaml';

interface CheckedFileProps {
  source: string;
  task: FiledTask;
  isSettled: boolean;
}

/** A file without faults: what members would see, and the act. */
function CheckedFile({ source, task, isSettled }: CheckedFileProps) {
  const navigate = useNavigate();
  return (
    <>
      {task.effect === 'added' ? null : (
        <Alert color="gold" title="这个任务已经有了">
          {task.effect === 'hosted'
            ? '导入后，之后开始的人答文件里的问卷；已经开始的人不变。奖励和名额在'
            : '会员看到的不变，只有结束时间可以推后。别的在'}
          <Link href={`/tasks/${task.id}`}>任务的页面</Link>改。
        </Alert>
      )}
      <FiledTaskPreview task={task} />
      {isSettled ? (
        <div>
          <ActButton
            key={source}
            act={importFile(task.effect, { name: NAME, source })}
            id={task.id}
            onDone={() => void navigate(`/tasks/${task.id}`)}
          />
        </div>
      ) : null}
    </>
  );
}

/** Publishes the task of a file, after a check that shows what members would see (rule 14.38). */
export default function TaskFilePage() {
  const [source, setSource] = useState('');
  const [settled] = useDebouncedValue(source, PAUSE_MS);
  const check = useQuery({
    queryKey: ['task-file', settled],
    queryFn: ({ signal }) => checkTaskFile({ name: NAME, source: settled }, signal),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, error } = check;
  return (
    <>
      <PageHead
        title="新建任务"
        lead="八种类型都用任务文件，YAML 或 JSON。先检查，看过会员会看到什么，再发布。"
      />
      <div className={classes['columns']}>
        <section className={classes['card']} aria-label="任务文件">
          <TextFileButton
            label="选一个文件"
            accept=".yaml,.yml,.json,text/yaml,application/json"
            onText={setSource}
          />
          <Textarea
            label="或者粘贴"
            description="格式见 docs/survey-format.md。出错的地方会写明第几行。"
            minRows={ROWS}
            maxRows={ROWS}
            autosize
            maxLength={LONGEST}
            spellCheck={false}
            classNames={{ input: classes['source'] ?? '' }}
            value={source}
            onChange={(event) => setSource(event.currentTarget.value)}
          />
        </section>
        <section className={classes['card']} aria-labelledby="seen" aria-busy={check.isFetching}>
          <h2 id="seen" className={classes['heading']}>
            会员会看到什么
          </h2>
          {error ? (
            <Alert color="seal" role="alert">
              {failureText(error)}
            </Alert>
          ) : null}
          {settled.trim() === '' || !data ? (
            <p className={classes['dim']}>选了文件就会检查。</p>
          ) : data.task === null ? (
            <FaultList faults={data.faults} />
          ) : (
            <CheckedFile
              source={settled}
              task={data.task}
              isSettled={source === settled && !check.isFetching}
            />
          )}
        </section>
      </div>
    </>
  );
}
