import { Button } from '@yayan/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isAnswering } from '../task/is-answering.ts';
import classes from './UpdateNotice.module.css';
import { updates } from './worker-update.ts';

const never = (): boolean => false;

/** Says that a newer release is ready. Never shown over a questionnaire, where a reload would interrupt the member. */
export function UpdateNotice() {
  const { pathname, search } = useLocation();
  const isWaiting = useSyncExternalStore(updates.subscribe, updates.isWaiting, never);
  const isShown = isWaiting && !isAnswering(pathname, search);
  // Render the region before its text: a screen reader announces only changes of a region that it knows.
  return (
    <output className={isShown ? classes['root'] : undefined}>
      {isShown ? (
        <>
          芽言有新版本，更新只要几秒
          <Button size="sm" mih={44} onClick={updates.take}>
            更新
          </Button>
        </>
      ) : null}
    </output>
  );
}
