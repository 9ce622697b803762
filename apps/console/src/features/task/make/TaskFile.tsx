import { checkTaskFile } from '@yayan/console-client';
import { Textarea } from '@yayan/ui';
import { useState } from 'react';
import { TextFileButton } from '../../../shell/act/TextFileButton.tsx';
import { FaultList } from '../../../shell/filed/FaultList.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { CheckedTask } from './CheckedTask.tsx';

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
      <CheckedTask
        state={state}
        source={source}
        name={NAME}
        wrong={<FaultList faults={state.checked?.faults ?? []} />}
      />
    </div>
  );
}
