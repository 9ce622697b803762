import { useRecommendTasks } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, EmptyState, latePart, Link, SectionHeading, SkeletonTask, TaskCard } from '@yayan/ui';
import { useCoinsPerYuan } from '../../shell/contact/use-coins-per-yuan.ts';
import { taskCardView } from '../../shell/task/task-facts.ts';
import { useIdle } from '../../shell/start/use-idle.ts';
import classes from './HomePage.module.css';

/** How many tasks the home page recommends. */
export const recommendedCount = 3;

const { Part: TopicPicture } = latePart(
  async () => (await import('../../shell/task/TopicPicture.tsx')).TopicPicture,
  { isOptional: true },
);

/** Three recommended tasks. It says so only when the member's own attributes chose them. */
export function RecommendedTasks({ seesCoins }: { seesCoins: boolean }) {
  const query = useRecommendTasks({ limit: recommendedCount });
  const coinsPerYuan = useCoinsPerYuan();
  const hasPictures = useIdle();
  return (
    <section>
      <SectionHeading
        title={query.data && !query.data.personal ? '推荐任务' : '为你推荐'}
        more={{ href: '/task', label: '全部任务' }}
      />
      <QueryView query={query} skeleton={<SkeletonTask />}>
        {({ items, needsAnswers }) => (
          <>
            {needsAnswers && items.length > 0 ? (
              <p className={classes['unsaid']}>
                还不了解你：新手任务在前，其余按每分钟能得的金币排列。
                <Link href="/user/survey">完善资料</Link>后，适合你的任务会写明推荐理由。
              </p>
            ) : null}
            {items.length === 0 ? (
              <EmptyState content="适合你的任务" action={<ButtonLink href="/task">去看看任务</ButtonLink>} />
            ) : null}
            <div className={classes['tasks']}>
              {items.map((task) => (
                <TaskCard
                  key={task.hashId}
                  href={`/task/detail/${task.hashId}`}
                  title={task.title}
                  picture={<TopicPicture task={task} isWanted={hasPictures} />}
                  reward={seesCoins ? task.coins : undefined}
                  consolation={seesCoins ? task.consolationCoins : undefined}
                  {...taskCardView(task, { hidesCoins: !seesCoins, coinsPerYuan })}
                  {...(seesCoins ? {} : { action: undefined })}
                />
              ))}
            </div>
          </>
        )}
      </QueryView>
    </section>
  );
}
