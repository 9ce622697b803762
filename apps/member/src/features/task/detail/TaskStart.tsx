import { type TaskDetail, TaskType } from '@yayan/api-client';
import { joinResultLabels } from '@yayan/contract/labels';
import { Button, ButtonLink, formatMoment, joinResultBadge, StateBadge } from '@yayan/ui';
import { StartActivity } from '../activity/StartActivity.tsx';
import { EnterGroup } from './EnterGroup.tsx';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { type BegunHere, begunText, finishedText, useBegunHere } from '../../../shell/unsent/use-begun.ts';
import { GiveUp } from '../give-up/GiveUp.tsx';
import { minutesText } from '../../../shell/task/task-facts.ts';
import classes from './TaskStart.module.css';

const progressText = (progress: number): string => (progress === 0 ? '已经开始' : `上次答到 ${progress}%`);

/** The words of the button that opens a questionnaire that was begun. */
const continueText = (begun: BegunHere | undefined): string => {
  if (begun?.isFinished) return '打开问卷';
  return begun?.place === undefined ? '继续答题' : `继续答题（${begun.place}）`;
};

/** The task's main button for this member: start, continue, see the result, or why it isn't possible. */
export function TaskStart({ task }: { task: TaskDetail }) {
  const { participation, ownResult, eligibility } = task;
  const hidesCoins = useHidesCoins();
  const begun = useBegunHere().find(
    (one) => one.sessionId === participation?.sessionId || one.task?.hashId === task.hashId,
  );
  if (ownResult) {
    return (
      <div className={classes['root']}>
        <p className={classes['note']}>
          你已参加过{' '}
          <StateBadge
            {...joinResultBadge(ownResult.result, joinResultLabels[ownResult.result], ownResult.cause)}
          />
        </p>
        <ButtonLink href={`/task/back?result=${ownResult.resultId}`} variant="light" size="lg" fullWidth>
          查看结果
        </ButtonLink>
      </div>
    );
  }
  // The page may have been read before the start, and shown again without a network.
  if (begun && !participation) return <Begun begun={begun} />;
  if (!eligibility.canStart) return <Obstacle task={task} />;
  if (task.type === TaskType.DiscussionGroup)
    return <EnterGroup hash={task.hashId} isUnderWay={participation !== null} />;
  if (task.type === TaskType.Welcome) return <ToAttributes />;
  if (task.activity !== null)
    return participation === null ? (
      <StartActivity task={{ ...task, activity: task.activity }} />
    ) : (
      <UnderWay />
    );
  if (participation) {
    const kept = participation.seatUntil ? `，名额保留到 ${formatMoment(participation.seatUntil)}` : '';
    return (
      <div className={classes['root']}>
        <p className={classes['note']}>
          {begun?.isFinished ? finishedText : progressText(participation.progress)}
          {kept}
        </p>
        <ButtonLink href={`/task/go?session=${participation.sessionId}`} size="lg" fullWidth>
          {continueText(begun)}
        </ButtonLink>
        <div className={classes['give-up']}>
          <GiveUp sessionId={participation.sessionId} title={task.title} isSurvey hidesCoins={hidesCoins} />
        </div>
      </div>
    );
  }
  const minutes = minutesText(task);
  return (
    <div className={classes['root']}>
      <ButtonLink href={`/task/go?task=${task.hashId}`} size="lg" fullWidth>
        {minutes === undefined ? '开始答题' : `开始答题 · ${minutes}`}
      </ButtonLink>
    </div>
  );
}

/** A questionnaire that was begun on this device after the page was read. */
function Begun({ begun }: { begun: BegunHere }) {
  return (
    <div className={classes['root']}>
      <p className={classes['note']}>{begunText(begun)}</p>
      <ButtonLink href={`/task/go?session=${begun.sessionId}`} size="lg" fullWidth>
        {continueText(begun)}
      </ButtonLink>
    </div>
  );
}

/** Tasks that are done on the detail page. */
function UnderWay() {
  return (
    <div className={classes['root']}>
      <Button component="a" href="#activity" variant="light" size="lg" fullWidth>
        查看任务进度
      </Button>
    </div>
  );
}

/** The welcome task is the attribute questionnaire. */
function ToAttributes() {
  return (
    <div className={classes['root']}>
      <ButtonLink href="/user/survey" size="lg" fullWidth>
        去填个人资料问卷
      </ButtonLink>
    </div>
  );
}

function Obstacle({ task: { eligibility } }: { task: TaskDetail }) {
  const obstacle = eligibility.obstacle;
  if (!obstacle) return null;
  return (
    <div className={classes['root']}>
      <p className={classes['obstacle']}>{obstacle.text}</p>
      {obstacle.fixUrl === null ? null : (
        <ButtonLink href={obstacle.fixUrl} variant="light" size="lg" fullWidth>
          {obstacle.fixLabel ?? '去看看'}
        </ButtonLink>
      )}
    </div>
  );
}
