import { useGetAccount, type ListTasksParams } from '@yayan/api-client';
import {
  Button,
  EmptyState,
  ErrorState,
  Link,
  LoadingRegion,
  LoadMore,
  SkeletonTask,
  TaskCard,
  VisuallyHidden,
} from '@yayan/ui';
import { taskFace } from './task-facts.ts';
import classes from './TaskWall.module.css';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useTaskWall } from './use-task-wall.ts';

interface TaskWallProps {
  filters: ListTasksParams;
  filtered: boolean;
  onClear: () => void;
}

const bones = (
  <div className={classes['list']}>
    <SkeletonTask />
    <SkeletonTask />
    <SkeletonTask />
    <SkeletonTask />
  </div>
);

/** The tasks themselves, endless. */
export function TaskWall({ filters, filtered, onClear }: TaskWallProps) {
  const wall = useTaskWall(filters);
  const hidesCoins = (useGetAccount().data?.bbsRole ?? 0) > 0;
  const tasks = wall.data?.pages.flatMap(({ items }) => items) ?? [];
  useKeptScroll('task-wall', tasks.length > 0);
  if (wall.isError && tasks.length === 0)
    return <ErrorState onRetry={() => void wall.refetch()} retrying={wall.isFetching} />;
  return (
    <LoadingRegion loading={wall.isPending} skeleton={bones}>
      {tasks.length === 0 ? (
        <NoTasks filtered={filtered} onClear={onClear} />
      ) : (
        <>
          <VisuallyHidden component="h2">任务</VisuallyHidden>
          <ul className={classes['list']}>
            {tasks.map((task) => (
              <li key={task.hashId} className={classes['item']}>
                <TaskCard
                  href={`/task/detail/${task.hashId}`}
                  title={task.title}
                  {...(!hidesCoins && { reward: task.coins, consolation: task.consolationCoins })}
                  {...taskFace(task)}
                />
              </li>
            ))}
          </ul>
          <LoadMore
            more={wall.hasNextPage}
            loading={wall.isFetchingNextPage}
            failed={wall.isFetchNextPageError}
            onMore={() => void wall.fetchNextPage()}
            end="已经到底了"
          />
        </>
      )}
    </LoadingRegion>
  );
}

function NoTasks({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const action = filtered ? (
    <Button variant="light" onClick={onClear}>
      清除筛选
    </Button>
  ) : (
    <Button component={Link} href="/user/survey" variant="light">
      完善属性问卷，匹配更多
    </Button>
  );
  return <EmptyState content={filtered ? '符合筛选的任务' : '适合你的任务'} action={action} />;
}
