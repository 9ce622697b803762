import { useRecommendTasks } from '@yayan/api-client';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Link,
  LoadingRegion,
  SectionHeading,
  SkeletonTask,
  TaskCard,
} from '@yayan/ui';
import { taskFace } from '../../shell/task-facts.ts';
import classes from './HomePage.module.css';

const shown = 3;

/** Three tasks chosen for the member; says so only where their own answers chose them. */
export function RecommendedTasks({ seesCoins }: { seesCoins: boolean }) {
  const { data, isPending, isError, refetch, isRefetching } = useRecommendTasks({ limit: shown });
  return (
    <section>
      <SectionHeading
        title={data && !data.personal ? '推荐任务' : '为你推荐'}
        more={{ href: '/task', label: '全部任务' }}
      />
      <LoadingRegion loading={isPending} skeleton={<SkeletonTask />}>
        {isError && !data ? <ErrorState onRetry={() => void refetch()} retrying={isRefetching} /> : null}
        {data?.needsAnswers && data.items.length > 0 ? (
          <p className={classes['unsaid']}>
            还不了解你，先按每分钟金币排列。<Link href="/user/survey">填属性问卷</Link>
            ，推荐会说明为什么适合你。
          </p>
        ) : null}
        {data?.items.length === 0 ? (
          <EmptyState content="适合你的任务" action={<ButtonLink href="/task">去任务大厅看看</ButtonLink>} />
        ) : null}
        <div className={classes['tasks']}>
          {data?.items.map((task) => (
            <TaskCard
              key={task.hashId}
              href={`/task/detail/${task.hashId}`}
              title={task.title}
              reward={seesCoins ? task.coins : undefined}
              consolation={seesCoins ? task.consolationCoins : undefined}
              {...taskFace(task)}
              tags={undefined}
            />
          ))}
        </div>
      </LoadingRegion>
    </section>
  );
}
