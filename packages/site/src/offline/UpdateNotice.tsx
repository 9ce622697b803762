import { Button } from '@yayan/ui';
import { useSyncExternalStore } from 'react';
import classes from './UpdateNotice.module.css';
import { updates } from './start-worker.ts';

const never = (): boolean => false;

/** Says that a newer release is ready. `isQuiet` where a reload would interrupt somebody, for example in a questionnaire. */
export function UpdateNotice({ isQuiet }: { isQuiet: boolean }) {
  const isWaiting = useSyncExternalStore(updates.subscribe, updates.isWaiting, never);
  const isShown = isWaiting && !isQuiet;
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
