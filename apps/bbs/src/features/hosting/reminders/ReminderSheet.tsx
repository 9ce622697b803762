import type { TopicReminded } from '@yayan/api-client';
import { Button, Sheet } from '@yayan/ui';
import { ReminderReport } from './ReminderReport.tsx';
import classes from './Reminders.module.css';

interface ReminderSheetProps {
  plan: TopicReminded;
  pending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The text of the reminder, who gets it, and who doesn't and why, before it is sent. */
export function ReminderSheet({ plan, pending, onSend, onClose }: ReminderSheetProps) {
  return (
    <Sheet opened onClose={onClose} title="确认提醒">
      <div className={classes['form']}>
        {plan.message ? (
          <blockquote className={classes['message']}>
            <b>{plan.message.title}</b>
            <p>{plan.message.body}</p>
          </blockquote>
        ) : null}
        <ReminderReport outcome={plan} title="这次提醒" verb="会提醒" />
        <Button disabled={plan.reminded === 0} loading={pending} onClick={onSend}>
          {plan.reminded === 0 ? '没有可以提醒的人' : `提醒 ${plan.reminded} 人`}
        </Button>
      </div>
    </Sheet>
  );
}
