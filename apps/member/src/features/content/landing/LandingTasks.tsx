import { useRecommendTasks } from '@yayan/api-client/react';
import { SectionHeading, TaskCard } from '@yayan/ui';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { taskCardView } from '../../../shell/task/task-facts.ts';
import '../../../shell/client/transport.ts';
import page from './LandingPage.module.css';
import classes from './LandingParts.module.css';

const shown = 3;

/**
 * The newest tasks of the real wall, for a visitor (rule 3.31). Renders nothing when there are none, or when they fail to load.
 */
export function LandingTasks() {
  const hidesCoins = useHidesCoins();
  const { data, isPending } = useRecommendTasks(
    { limit: shown },
    { query: { retry: false }, request: { quiet: true } },
  );
  if (isPending) return <div className={classes['tasks-place']} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className={page['section']}>
      <SectionHeading title="正在招人的任务" more={{ href: '/task', label: '全部任务' }} />
      <div className={classes['tasks']}>
        {data.items.map((task) => (
          <TaskCard
            key={task.hashId}
            href={`/task/detail/${task.hashId}`}
            title={task.title}
            reward={hidesCoins ? undefined : task.coins}
            consolation={hidesCoins ? undefined : task.consolationCoins}
            {...taskCardView(task, hidesCoins)}
            tags={undefined}
          />
        ))}
      </div>
    </section>
  );
}
