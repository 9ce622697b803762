import { useQueryClient } from '@tanstack/react-query';
import { isRefusal, startParticipation, type TaskDetail } from '@yayan/api-client';
import { getGetTaskActivityQueryKey, getGetTaskQueryKey } from '@yayan/api-client/react';
import { useAction, useFieldProblem } from '@yayan/site';
import { Button, Skeleton } from '@yayan/ui';
import { lazy, Suspense, useState } from 'react';
import classes from './Activity.module.css';

/** Loaded separately with the form's fields: the page of a questionnaire doesn't need them. */
const ConsentTick = lazy(async () => ({ default: (await import('./ConsentTick.tsx')).ConsentTick }));

const words = { browse: '开始浏览', video: '开始观看', paipai: '开始拍照', trial: '申请参加' } as const;

interface StartActivityProps {
  task: TaskDetail & { activity: keyof typeof words };
  /** The member has begun it and withdrew the consent since: it goes on once they agree again. */
  again?: boolean;
}

/** Starts a task that is done on its detail page, with the consent that it needs. */
export function StartActivity({ task, again = false }: StartActivityProps) {
  const queries = useQueryClient();
  const isAsked = again || task.dataUse.consentRequired;
  const [given, setGiven] = useState(false);
  const [problem, refuse] = useFieldProblem(String(given));
  const { run, isPending, failure } = useAction(async () => {
    const { hashId: taskHashId, dataUse } = task;
    try {
      await startParticipation({
        taskHashId,
        dataUseVersion: dataUse.version,
        ...(isAsked && { consent: true }),
      });
    } catch (error) {
      if (isRefusal(error, 'DATA_USE_CHANGED')) {
        // The tick was for the text before.
        setGiven(false);
        await queries.invalidateQueries({ queryKey: getGetTaskQueryKey(taskHashId) });
      }
      throw error;
    }
    await queries.invalidateQueries({ queryKey: getGetTaskActivityQueryKey(taskHashId) });
    await queries.invalidateQueries({ queryKey: getGetTaskQueryKey(taskHashId) });
  });
  return (
    <div className={classes['form']}>
      {isAsked ? (
        <Suspense fallback={<Skeleton height={72} />}>
          <ConsentTick use={task.dataUse} given={given} problem={problem} onChange={setGiven} />
        </Suspense>
      ) : null}
      <Button
        size="lg"
        fullWidth
        loading={isPending}
        onClick={() => (isAsked && !given ? refuse('先同意资料使用，才能参加') : void run())}
      >
        {again ? '同意并继续' : words[task.activity]}
      </Button>
      <p className={classes['problem']} role="alert">
        {failure}
      </p>
    </div>
  );
}
