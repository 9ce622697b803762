import { checkTaskFile } from '@yayan/console-client';
import { Link, Textarea } from '@yayan/ui';
import { useState } from 'react';
import { TextFileButton } from '../../../shell/act/TextFileButton.tsx';
import { FaultList } from '../../../shell/filed/FaultList.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { CheckedTask } from './CheckedTask.tsx';
import { SurveyLook } from './SurveyLook.tsx';
import { readSurvey } from './task-source.ts';

const ROWS = 22;
const LONGEST = 80_000;
const NAME = '任务.yaml';

/** Publishes the task of a file, after a check that shows what members would see (rule 14.38). */
export function TaskFile({ initial }: { initial: string }) {
  const [source, setSource] = useState(initial);
  const state = useFiledCheck('task-file', source, (text, signal) =>
    checkTaskFile({ name: NAME, source: text }, signal),
  );
  return (
    <div className={classes['columns']}>
      <LeaveGuard text={source} />
      <section className={classes['card']} aria-label="任务文件">
        <TextFileButton
          label="选一个文件"
          accept=".yaml,.yml,.json,text/yaml,application/json"
          onText={setSource}
        />
        <Textarea
          label="或者粘贴"
          description={
            <>
              出错的地方会写明第几行。
              <Link href="/tasks/format" target="_blank">
                文件怎么写
              </Link>
            </>
          }
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
      <div className={classes['beside']}>
        <CheckedTask
          state={state}
          source={source}
          name={NAME}
          wrong={<FaultList faults={state.checked?.faults ?? []} />}
        />
        {readSurvey(source) ? <SurveyLook source={source} /> : null}
      </div>
    </div>
  );
}
