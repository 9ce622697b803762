import { useQueryClient } from '@tanstack/react-query';
import { startParticipation, type TaskDetail } from '@yayan/api-client';
import { getGetTaskActivityQueryKey, getGetTaskQueryKey } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import classes from './Activity.module.css';

const words = { browse: '开始浏览', video: '开始观看', paipai: '开始拍照', trial: '申请参加' } as const;

/** Starts a task that is done on its detail page. */
export function StartActivity({ task }: { task: TaskDetail & { activity: keyof typeof words } }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await startParticipation({ taskHashId: task.hashId });
      await queries.invalidateQueries({ queryKey: getGetTaskActivityQueryKey(task.hashId) });
      await queries.invalidateQueries({ queryKey: getGetTaskQueryKey(task.hashId) });
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['form']}>
      <Button size="lg" fullWidth loading={busy} onClick={() => void start()}>
        {words[task.activity]}
      </Button>
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}
