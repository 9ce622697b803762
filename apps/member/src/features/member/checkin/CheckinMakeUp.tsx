import type { CheckinMakeUp as MakeUp } from '@yayan/api-client';
import { Button, ConfirmDialog, formatCalendarDay } from '@yayan/ui';
import { useState } from 'react';
import classes from '../HomePage.module.css';

interface CheckinMakeUpProps {
  makeUp: MakeUp;
  pending: boolean;
  onMakeUp: (day: string) => void;
}

/** The latest missed day, and the button to use a make-up card (rule 4.9). It doesn't blame the member. */
export function CheckinMakeUp({ makeUp: { cards, day }, pending, onMakeUp }: CheckinMakeUpProps) {
  const [asking, setAsking] = useState(false);
  if (day === null) return null;
  const confirm = (): void => {
    setAsking(false);
    onMakeUp(day);
  };
  return (
    <div className={classes['make-up']}>
      <span>
        {formatCalendarDay(day)}没有签到。
        {cards > 0 ? `你有 ${cards} 张补签卡，可以补上。` : '有补签卡时，7 天内的漏签可以补上。'}
      </span>
      {cards > 0 ? (
        <Button variant="light" size="sm" mih={44} loading={pending} onClick={() => setAsking(true)}>
          补签
        </Button>
      ) : null}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={`用 1 张补签卡补上${formatCalendarDay(day)}？`}
        confirmLabel="确认补签"
      >
        补签后连续天数会接上，补签卡用后不能退回。
      </ConfirmDialog>
    </div>
  );
}
