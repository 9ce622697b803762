import { useQueryClient } from '@tanstack/react-query';
import { getGetOperatorSessionQueryKey, sessionToken } from '@yayan/console-client';
import { Button } from '@yayan/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { timeLeft, WARNING_MS } from './idle-time.ts';
import { useSession } from './session.ts';
import type { SignInState, SignOutCause } from './sign-out-cause.ts';
import { toaster } from './toaster.ts';
import classes from './SessionWatch.module.css';

const LOOK_MS = 1000;

/** Leaves for the sign-in page when the session ends, and warns before an idle one does. */
export function SessionWatch() {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [left, setLeft] = useState(Infinity);

  const leave = useEffectEvent((cause: SignOutCause) => {
    queries.clear();
    const state: SignInState = { cause, next: location.pathname + location.search };
    void navigate('/sign-in', { replace: true, state });
  });
  const renew = useEffectEvent(() => {
    toaster.warning('在别的标签页重新登录过，请再试一次');
    void queries.resetQueries();
  });
  useEffect(() => sessionToken.onEnd((end) => (end === 'ended' ? leave('ended') : renew())), []);

  const look = useEffectEvent(() => {
    const now = timeLeft(session, sessionToken.calledAt(), Date.now());
    if (now <= 0) leave('idle');
    else setLeft(now < WARNING_MS ? now : Infinity);
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  if (left === Infinity) return null;
  const stay = (): void => void queries.refetchQueries({ queryKey: getGetOperatorSessionQueryKey() });
  return (
    <div className={classes['root']}>
      <span role="alert">很久没有操作，两分钟内将自动退出。</span>
      <span className={classes['left']} aria-hidden="true">
        还有 {Math.ceil(left / LOOK_MS)} 秒
      </span>
      <Button size="xs" onClick={stay}>
        继续使用
      </Button>
    </div>
  );
}
