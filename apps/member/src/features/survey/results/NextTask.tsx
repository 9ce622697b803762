import { useRecommendTasks } from '@yayan/api-client/react';
import { SectionHeading, TaskCard } from '@yayan/ui';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import { taskCardView } from '../../../shell/task/task-facts.ts';

/** The best next task. Renders nothing when there is none or the call fails: the page's buttons lead on too. */
export function NextTask({ after, hidesCoins }: { after: string; hidesCoins: boolean }) {
  const { data } = useRecommendTasks({ limit: 3 });
  const coinsPerYuan = useCoinsPerYuan();
  const next = data?.items.find(({ hashId }) => hashId !== after);
  if (next === undefined) return null;
  return (
    <section>
      <SectionHeading title="下一份" more={{ href: '/task', label: '全部任务' }} />
      <TaskCard
        href={`/task/detail/${next.hashId}`}
        title={next.title}
        reward={hidesCoins ? undefined : next.coins}
        consolation={hidesCoins ? undefined : next.consolationCoins}
        {...taskCardView(next, { hidesCoins, coinsPerYuan })}
      />
    </section>
  );
}
