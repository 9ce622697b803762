import type { ListTasksParams } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { Button, ButtonLink, EmptyState, formatMoment, VisuallyHidden } from '@yayan/ui';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { DayNotice } from './DayNotice.tsx';
import classes from './TaskWall.module.css';
import { EMPTY_WALL_MS, useTaskWall } from './use-task-wall.ts';
import { WallBones } from './WallBones.tsx';
import { WallCard } from './WallCard.tsx';

interface TaskWallProps {
  filters: ListTasksParams;
  filtered: boolean;
  onClear: () => void;
}

/** The endless list of tasks. */
export function TaskWall({ filters, filtered, onClear }: TaskWallProps) {
  const wall = useTaskWall(filters);
  const hidesCoins = useHidesCoins();
  const today = wall.query.data?.pages[0]?.today;
  return (
    <>
      {today === undefined || hidesCoins ? null : <DayNotice today={today} />}
      <CursorList
        list={wall}
        skeleton={<WallBones />}
        empty={<NoTasks filtered={filtered} onClear={onClear} lookedAt={wall.query.dataUpdatedAt} />}
        end="已经到底了"
      >
        <VisuallyHidden component="h2">任务</VisuallyHidden>
        <ul className={classes['list']}>
          {wall.items.map((task) => (
            <li key={task.hashId} className={classes['item']}>
              <WallCard task={task} hidesCoins={hidesCoins} />
            </li>
          ))}
        </ul>
      </CursorList>
    </>
  );
}

interface NoTasksProps {
  filtered: boolean;
  onClear: () => void;
  /** When an empty wall was last looked at; it looks again by itself. */
  lookedAt: number;
}

function NoTasks({ filtered, onClear, lookedAt }: NoTasksProps) {
  const action = filtered ? (
    <Button variant="light" onClick={onClear}>
      清除筛选
    </Button>
  ) : (
    <ButtonLink href="/user/survey" variant="light">
      完善资料，匹配更多任务
    </ButtonLink>
  );
  const next = formatMoment(new Date(lookedAt + EMPTY_WALL_MS).toISOString());
  return (
    <EmptyState
      content={filtered ? '符合筛选的任务' : '适合你的任务'}
      action={action}
      hint={lookedAt === 0 ? undefined : `下次自动刷新 ${next}，有新任务会马上出现`}
    />
  );
}
