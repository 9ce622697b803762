import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '@yayan/ui';
import { useGroupSession } from '../../../shell/client/use-group-session.ts';
import classes from './GroupLoginForm.module.css';

/** Signed in to another group: a session is good for one group only (decisions §6). */
export function SwitchGroup({ current, wanted }: { current: string; wanted: string }) {
  const { leave } = useGroupSession();
  const leaving = useMutation({ mutationFn: leave });
  return (
    <div className={classes['form']}>
      <h2 className={classes['title']}>你正在另一个讨论组</h2>
      <p className={classes['lead']}>
        当前登录的是「{current}」。要进入「{wanted}」，需要先退出当前讨论组，再用受邀的手机号登录。
      </p>
      <Button size="lg" onClick={() => leaving.mutate()} loading={leaving.isPending}>
        退出并登录新的讨论组
      </Button>
      <ButtonLink href="/topic" size="lg" variant="default">
        回到「{current}」
      </ButtonLink>
    </div>
  );
}
