import { ReminderSkipReason, type TopicReminded } from '@yayan/api-client';
import classes from './Reminders.module.css';

const reasons: Record<ReminderSkipReason, string> = {
  [ReminderSkipReason.RecentlyReminded]: '12 小时内提醒过',
  [ReminderSkipReason.OftenReminded]: '这个话题已提醒 3 次',
  [ReminderSkipReason.NothingOwed]: '没有待完成的内容',
  [ReminderSkipReason.NoAccount]: '没有芽言账号，收不到站内消息',
};

interface ReminderReportProps {
  outcome: TopicReminded;
  title: string;
  verb: string;
}

/** Who was reminded, and who wasn't and why. */
export function ReminderReport({ outcome: { reminded, people, skipped }, title, verb }: ReminderReportProps) {
  return (
    <section aria-label={title} className={classes['report']}>
      <output>
        {verb} <b>{reminded}</b> 人{skipped.length > 0 ? `，${skipped.length} 人不提醒` : ''}
      </output>
      {people.length > 0 ? (
        <p className={classes['note']}>{people.map(({ name }) => name).join('、')}</p>
      ) : null}
      {skipped.length > 0 ? (
        <ul className={classes['list']}>
          {skipped.map(({ member, reason }) => (
            <li key={member.id}>
              {member.name}：{reasons[reason]}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
