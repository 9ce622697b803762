import { startRehearsal } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import classes from '../frame/HostingCard.module.css';
import { useRehearsalChange } from './use-rehearsal-change.ts';

/** Explains a rehearsal, with a button to start one. */
export function NoRehearsal({ groupId }: { groupId: string }) {
  const start = useRehearsalChange(groupId, (id) => startRehearsal(id));
  return (
    <section className={classes['card']} aria-label="彩排">
      <p className={classes['lead']}>
        8
        位示例受访者会按现在的提纲和开放时间答一遍：有人答得认真，有人越答越短，有人中途离开。你可以提前看到“回答分析”有内容时的样子，也能知道哪道题答不了、为什么。
      </p>
      <ul className={classes['list']}>
        <li>和真实受访者走同样的规则：开放时间、先答再看、最少字数、照片、投票和受众</li>
        <li>在提纲的副本里进行，不影响正式的讨论小组</li>
        <li>不发消息，不付报酬，受邀的人看不到</li>
        <li>一天后自动结束；讨论小组开放时也会结束，内容全部删除</li>
      </ul>
      <div className={classes['actions']}>
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          开始彩排
        </Button>
      </div>
    </section>
  );
}
