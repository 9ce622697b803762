import type { TaskCard } from '@yayan/api-client';
import { useRecommendTasks } from '@yayan/api-client/react';
import { formatCount, SectionHeading } from '@yayan/ui';
import { useState } from 'react';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { minutesText, promiseText } from '../../../shell/task/task-facts.ts';
import { TopicPicture } from '../../../shell/task/TopicPicture.tsx';
import '../../../shell/client/transport.ts';
import page from './LandingPage.module.css';
import classes from './LandingTasks.module.css';
import { LandingTaskSheet } from './LandingTaskSheet.tsx';
import parts from './LandingParts.module.css';

const shown = 3;

/**
 * The newest tasks of the real wall, for a visitor (rule 3.31). A card opens what its task asks, pays and takes, without leaving the
 * page. Renders nothing when there are none, or when they fail to load.
 */
export function LandingTasks() {
  const hidesCoins = useHidesCoins();
  const [opened, setOpened] = useState<TaskCard>();
  const [isOpen, setOpen] = useState(false);
  const { data, isPending } = useRecommendTasks(
    { limit: shown },
    { query: { retry: false }, request: { quiet: true } },
  );
  if (isPending) return <div className={parts['tasks-place']} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className={page['section']}>
      <SectionHeading title="正在招人的任务" more={{ href: '/login?from=%2Ftask', label: '登录看全部' }} />
      <ul className={classes['list']}>
        {data.items.map((task) => (
          <li key={task.hashId}>
            <button
              type="button"
              className={classes['card']}
              aria-haspopup="dialog"
              onClick={() => {
                setOpened(task);
                setOpen(true);
              }}
            >
              <TopicPicture task={task} />
              <span className={classes['body']}>
                <strong>{task.title}</strong>
                <span className={classes['dim']}>
                  {[minutesText(task), promiseText(task)].filter((fact) => fact !== undefined).join(' · ')}
                </span>
              </span>
              {hidesCoins || task.coins === 0 ? null : (
                <span className={classes['reward']}>
                  <b>{formatCount(task.coins)}</b> 金币
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened ? (
        <LandingTaskSheet
          task={opened}
          opened={isOpen}
          hidesCoins={hidesCoins}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
}
