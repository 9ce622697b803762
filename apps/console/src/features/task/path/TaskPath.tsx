import { failureText, type TaskPathRequest, traceTaskPath } from '@yayan/console-client';
import { Alert, Button, Checkbox } from '@yayan/ui';
import { useState } from 'react';
import { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import { type Given, withAnswer } from './given.ts';
import { PathEnd } from './PathEnd.tsx';
import { PathPage } from './PathPage.tsx';
import classes from './TaskPath.module.css';

/** A file, or a task that is there. */
type Walked = Pick<TaskPathRequest, 'file' | 'taskId'>;

const bodyOf = (walked: Walked, given: Given, full: readonly string[]): TaskPathRequest => ({
  ...walked,
  answers: [...given.values()],
  full: [...full],
});

/** Walks a task's questionnaire with answers of a researcher, page by page, to the end that they lead to (rule 14.77). */
export function TaskPath({ of }: { of: Walked }) {
  const [given, setGiven] = useState<Given>(new Map());
  const [full, setFull] = useState<readonly string[]>([]);
  const [isShort, setShort] = useState(true);
  const { checked, error, isFetching } = useFiledCheck(
    'task-path',
    JSON.stringify(bodyOf(of, given, full)),
    async (body, signal) => await traceTaskPath(JSON.parse(body) as TaskPathRequest, signal),
  );
  if (error)
    return (
      <Alert color="seal" role="alert">
        {failureText(error)}
      </Alert>
    );
  if (checked === undefined) return <SkeletonRows />;
  return (
    <div className={classes['root']} aria-busy={isFetching}>
      <div className={classes['pages']}>
        <div className={classes['acts']}>
          <Checkbox
            label="只看影响路径的题"
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          <Button
            variant="subtle"
            onClick={() => {
              setGiven(new Map());
              setFull([]);
            }}
          >
            清空
          </Button>
        </div>
        {checked.pages.map((page, at) => (
          <PathPage
            key={page.name}
            page={page}
            number={at + 1}
            isShort={isShort}
            given={given}
            onAnswer={(name, part, values) => setGiven(withAnswer(given, name, part, values))}
          />
        ))}
        {checked.quotas.length === 0 ? null : (
          <Checkbox.Group
            label="假设这些配额满了"
            value={[...full]}
            onChange={(chosen: string[]) => setFull(chosen)}
          >
            <div className={classes['choices']}>
              {checked.quotas.map((name) => (
                <Checkbox key={name} value={name} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      </div>
      <PathEnd path={checked} />
    </div>
  );
}
