import { checkTaskFile } from '@yayan/console-client';
import { Button, Form } from '@yayan/ui';
import { useState } from 'react';
import classes from '../../../shell/filed/file-columns.module.css';
import { useFiledForm } from '../../../shell/filed/use-filed-form.ts';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { CheckedTask } from './CheckedTask.tsx';
import { ContentFields } from './ContentFields.tsx';
import { SurveyLook } from './SurveyLook.tsx';
import { formFieldOf, sourceOf } from './task-source.ts';
import { contentOf, type TaskValues } from './task-values.ts';
import { TextFields } from './TextFields.tsx';

/** The name that the check puts nowhere: a form has no lines. */
const NAME = '任务.json';

/** Makes the task of a form: its fields, and beside them what members will see. */
export function TaskForm({ from }: { from: () => TaskValues }) {
  const [initial] = useState(from);
  const filed = useFiledForm({
    name: 'task-file',
    initial,
    sourceOf,
    check: (source, signal) => checkTaskFile({ name: NAME, source }, signal),
    formFieldOf,
  });
  const { form, root, field, errorOf, source, isSettled, showFaults } = filed;
  const part = { form, field, errorOf };
  return (
    <div className={classes['columns']}>
      <LeaveGuard text={source} />
      <section className={classes['card']} aria-label="填写">
        <Form ref={root} className={classes['form']} aria-label="任务" onSubmit={showFaults}>
          <BasicFields {...part} />
          <ContentFields {...part} />
          <AudienceFields {...part} />
          <TextFields {...part} />
          <div className={classes['end']}>
            <Button type="submit" variant="default" loading={!isSettled}>
              检查
            </Button>
          </div>
        </Form>
      </section>
      <div className={classes['beside']}>
        <CheckedTask
          state={filed}
          source={source}
          name={NAME}
          head={filed.result}
          wrong={<p className={classes['dim']}>还没填好。按“检查”，要改的地方会写在各栏旁边。</p>}
        />
        {contentOf(form.values) === 'survey' ? <SurveyLook source={form.values.survey} /> : null}
      </div>
    </div>
  );
}
