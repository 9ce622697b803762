import type { TaskDetail } from '@yayan/api-client';
import { Card, SectionHeading } from '@yayan/ui';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { DataUse } from './DataUse.tsx';
import { ForeignResearch } from './ForeignResearch.tsx';
import { Guidance } from './Guidance.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import classes from './TaskDetailBody.module.css';
import { TaskReward } from './TaskReward.tsx';
import { TaskStart } from './TaskStart.tsx';
import { TaskTerms } from './TaskTerms.tsx';

interface TaskDetailBodyProps {
  task: TaskDetail;
  hidesCoins: boolean;
}

/** The task's details: reward, description, audience, use of data. The start button is sticky. */
export function TaskDetailBody({ task, hidesCoins }: TaskDetailBodyProps) {
  return (
    <div className={classes['root']}>
      <div className={classes['main']}>
        {task.activity === null ? null : <ActivityPanel task={task} />}
        <Card component="section" aria-label="这份任务">
          <p className={classes['description']}>{task.description}</p>
          {task.sensitive.length > 0 ? (
            <p className={classes['sensitive']}>
              会问到：{task.sensitive.join('、')}。可以不参加，不影响其他任务。
            </p>
          ) : null}
          {task.steps.length > 0 ? (
            <ol className={classes['steps']}>
              {task.steps.map((step) => (
                <li key={step.title}>
                  <b>{step.title}</b>
                  <span>{step.text}</span>
                </li>
              ))}
            </ol>
          ) : null}
        </Card>
        {task.foreignResearch === null ? null : <ForeignResearch research={task.foreignResearch} />}
        {hidesCoins || task.outcome === null ? null : <OutcomeCard outcome={task.outcome} />}
        <Card component="section" aria-label="参加条件与时间">
          <TaskTerms task={task} />
        </Card>
        <Guidance task={task} />
        <Card component="section" aria-labelledby="quitting">
          <SectionHeading id="quitting" title="中途退出会怎样" />
          <p className={classes['text']}>{task.quitting}</p>
        </Card>
        <DataUse use={task.dataUse} />
      </div>
      <aside className={classes['aside']} aria-label="奖励与开始">
        {hidesCoins ? null : <TaskReward task={task} />}
        <div className={classes['start']}>
          <TaskStart task={task} />
        </div>
      </aside>
    </div>
  );
}
