import { useQueryClient } from '@tanstack/react-query';
import { startParticipation, type TaskDetail } from '@yayan/api-client';
import { getGetTaskActivityQueryKey, getGetTaskQueryKey } from '@yayan/api-client/react';
import { useAction } from '@yayan/site';
import { Button } from '@yayan/ui';
import classes from './Activity.module.css';

const words = { browse: '开始浏览', video: '开始观看', paipai: '开始拍照', trial: '申请参加' } as const;

/** Starts a task that is done on its detail page. */
export function StartActivity({ task }: { task: TaskDetail & { activity: keyof typeof words } }) {
  const queries = useQueryClient();
  const { run, isPending, failure } = useAction(async () => {
    await startParticipation({ taskHashId: task.hashId });
    await queries.invalidateQueries({ queryKey: getGetTaskActivityQueryKey(task.hashId) });
    await queries.invalidateQueries({ queryKey: getGetTaskQueryKey(task.hashId) });
  });
  return (
    <div className={classes['form']}>
      <Button size="lg" fullWidth loading={isPending} onClick={() => void run()}>
        {words[task.activity]}
      </Button>
      <p className={classes['problem']} role="alert">
        {failure}
      </p>
    </div>
  );
}
