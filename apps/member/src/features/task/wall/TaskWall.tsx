import type { ListTasksParams } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@yayan/ui';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import classes from './TaskWall.module.css';
import { useTaskWall } from './use-task-wall.ts';
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
  return (
    <CursorList
      list={wall}
      skeleton={<WallBones />}
      empty={<NoTasks filtered={filtered} onClear={onClear} />}
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
  );
}

function NoTasks({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const action = filtered ? (
    <Button variant="light" onClick={onClear}>
      清除筛选
    </Button>
  ) : (
    <ButtonLink href="/user/survey" variant="light">
      完善资料，匹配更多任务
    </ButtonLink>
  );
  return <EmptyState content={filtered ? '符合筛选的任务' : '适合你的任务'} action={action} />;
}
