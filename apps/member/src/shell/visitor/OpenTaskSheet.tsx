import type { TaskCard, TaskDetail } from '@yayan/api-client';
import { useGetTask } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, type Fact, FactList, formatCount, Sheet, Skeleton } from '@yayan/ui';
import { useCoinsPerYuan } from '../contact/use-coins-per-yuan.ts';
import { devicesText, endText, minutesText, promiseText, rateText } from '../task/task-facts.ts';
import { TopicPicture } from '../task/TopicPicture.tsx';
import classes from './OpenTasks.module.css';

interface OpenTaskSheetProps {
  task: TaskCard;
  opened: boolean;
  hidesCoins: boolean;
  onClose: () => void;
}

/** What a task asks, pays and takes, before anybody signs in; then it leads to joining, and back to the task. */
export function OpenTaskSheet({ task, opened, hidesCoins, onClose }: OpenTaskSheetProps) {
  const query = useGetTask(task.hashId, { query: { enabled: opened }, request: { quiet: true } });
  const promise = promiseText(task);
  return (
    <Sheet opened={opened} onClose={onClose} title={task.title}>
      <div className={classes['sheet']}>
        <p className={classes['head']}>
          <TopicPicture task={task} />
          <span>
            {hidesCoins || task.coins === 0 ? null : (
              <span className={classes['pay']}>
                答完得 <b>{formatCount(task.coins)}</b> 金币
              </span>
            )}
            {!hidesCoins && task.consolationCoins > 0 ? (
              <span className={classes['dim']}>，未入选也得 {formatCount(task.consolationCoins)} 金币</span>
            ) : null}
            {promise === undefined ? null : (
              <>
                <br />
                <span className={classes['dim']}>{promise}</span>
              </>
            )}
          </span>
        </p>
        <div className={classes['about']}>
          <QueryView query={query} skeleton={<Skeleton height={128} />}>
            {(detail) => <About detail={detail} hidesCoins={hidesCoins} />}
          </QueryView>
        </div>
        <ButtonLink
          href={`/login?from=${encodeURIComponent(`/task/detail/${task.hashId}`)}`}
          size="lg"
          fullWidth
        >
          免费加入，开始这个任务
        </ButtonLink>
      </div>
    </Sheet>
  );
}

function About({ detail, hidesCoins }: { detail: TaskDetail; hidesCoins: boolean }) {
  const { description, limits, dataUse } = detail;
  const coinsPerYuan = useCoinsPerYuan();
  const facts: readonly Fact[] = [
    ['要做什么', detail.steps.map(({ title }) => title).join(' → ')],
    [
      '需要时间',
      [minutesText(detail) ?? '看个人节奏', hidesCoins ? undefined : rateText(detail, coinsPerYuan)]
        .filter(Boolean)
        .join('，'),
    ],
    ['面向', limits.audience],
    ['设备', devicesText(detail)],
    ['资料', `${dataUse.items.join('、')}，交给${dataUse.recipient}`],
    ['截止', endText(detail) ?? '长期有效'],
  ];
  return (
    <>
      <p>{description}</p>
      <FactList facts={facts} />
    </>
  );
}
