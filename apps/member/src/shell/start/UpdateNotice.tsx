import { Button } from '@yayan/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isAnswering } from '../frame/is-answering.ts';
import classes from './UpdateNotice.module.css';
import { isUpdateWaiting, subscribeToUpdate, takeUpdate } from './worker-update.ts';

const never = (): boolean => false;

/** Says that a newer release waits. Never over a questionnaire, where loading the page anew would interrupt the member. */
export function UpdateNotice() {
  const { pathname, search } = useLocation();
  const isWaiting = useSyncExternalStore(subscribeToUpdate, isUpdateWaiting, never);
  if (!isWaiting || isAnswering(pathname, search)) return null;
  return (
    <output className={classes['root']}>
      芽言有新版本，更新只要几秒
      <Button size="sm" mih={44} onClick={takeUpdate}>
        更新
      </Button>
    </output>
  );
}
