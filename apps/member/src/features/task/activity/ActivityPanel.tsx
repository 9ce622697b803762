import { useQueryClient } from '@tanstack/react-query';
import type { TaskActivity, TaskDetail } from '@yayan/api-client';
import { getGetTaskQueryKey, useGetTaskActivity } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Card, formatMoment, SectionHeading, Skeleton } from '@yayan/ui';
import { lazy, Suspense } from 'react';
import { BrowseStep } from './BrowseStep.tsx';
import classes from './Activity.module.css';
import { StartActivity } from './StartActivity.tsx';
import { VideoStep } from './VideoStep.tsx';

/** Loaded separately with the form's fields: the page of a questionnaire doesn't need them. */
const SubmitStep = lazy(async () => ({ default: (await import('./SubmitStep.tsx')).SubmitStep }));

const titles = {
  notStarted: '',
  applied: '申请审核中',
  doing: '现在要做的',
  reviewing: '提交审核中',
  ended: '已结束',
} as const;

interface ActivityPanelProps {
  task: TaskDetail;
}

/** The state and the next step of a task that is done on its detail page. */
export function ActivityPanel({ task }: ActivityPanelProps) {
  return task.participation === null ? null : <Activity task={task} />;
}

function Activity({ task }: ActivityPanelProps) {
  const queries = useQueryClient();
  const activity = useGetTaskActivity(task.hashId);
  const changed = async ({ state }: TaskActivity): Promise<void> => {
    await activity.refetch();
    if (state === 'ended') await queries.invalidateQueries({ queryKey: getGetTaskQueryKey(task.hashId) });
  };
  return (
    <QueryView query={activity} skeleton={<Skeleton height={160} />}>
      {(now) => (
        <Card component="section" aria-labelledby="activity">
          <SectionHeading id="activity" title={titles[now.state]} />
          {now.note === null ? null : <p className={classes['note']}>审核说明：{now.note}</p>}
          <Step key={now.state} task={task} activity={now} onChanged={changed} />
          {now.deadline === null ? null : (
            <p className={classes['dim']}>请在 {formatMoment(now.deadline)} 前完成，名额为你保留到那时。</p>
          )}
        </Card>
      )}
    </QueryView>
  );
}

interface StepProps {
  task: TaskDetail;
  activity: TaskActivity;
  onChanged: (activity: TaskActivity) => Promise<void>;
}

function Step({ task, activity, onChanged }: StepProps) {
  if (activity.review) {
    const by = `最晚 ${formatMoment(activity.review.by)} 告诉你结果`;
    return (
      <p className={classes['text']}>
        {activity.review.awaits === 'application'
          ? `申请已收到，${by}。通过后再开始，名额已为你留着。`
          : `内容已收到，${by}。审核通过后金币马上到账。`}
      </p>
    );
  }
  if (activity.consentNeeded)
    return (
      <>
        <p className={classes['text']}>
          你撤回了对这份任务的资料使用同意。再次同意后才能继续，已有的进度还在。
        </p>
        <StartActivity task={{ ...task, activity: activity.kind }} again />
      </>
    );
  if (activity.state !== 'doing') return null;
  if (activity.kind === 'browse')
    return <BrowseStep hashId={task.hashId} activity={activity} onChanged={onChanged} />;
  if (activity.kind === 'video')
    return <VideoStep hashId={task.hashId} activity={activity} onChanged={onChanged} />;
  return activity.asks && activity.sessionId ? (
    <Suspense fallback={<Skeleton height={160} />}>
      <SubmitStep
        hashId={task.hashId}
        sessionId={activity.sessionId}
        asks={activity.asks}
        onChanged={onChanged}
      />
    </Suspense>
  ) : null;
}
