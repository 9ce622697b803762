import { ReminderSkipReason, type TopicReminded } from '@yayan/api-client';
import shared from '../frame/HostingCard.module.css';
import classes from './Reminders.module.css';

const reasons: Record<ReminderSkipReason, string> = {
  [ReminderSkipReason.RecentlyReminded]: '12 小时内提醒过',
  [ReminderSkipReason.OftenReminded]: '这个话题已提醒 3 次',
  [ReminderSkipReason.NothingOwed]: '没有待完成的内容',
  [ReminderSkipReason.NoAccount]: '没有芽言账号，也没有同意接收短信',
};

interface ReminderReportProps {
  outcome: TopicReminded;
  title: string;
  verb: string;
}

/** Who was reminded, and who wasn't, with the reason. */
export function ReminderReport({ outcome, title, verb }: ReminderReportProps) {
  const { reminded, byText, people, skipped } = outcome;
  return (
    <section aria-label={title} className={classes['report']}>
      <output>
        {verb} <b>{reminded}</b> 人{byText > 0 ? `（其中 ${byText} 人收到短信）` : ''}
        {skipped.length > 0 ? `，${skipped.length} 人不提醒` : ''}
      </output>
      {people.length > 0 ? (
        <p className={shared['note']}>{people.map(({ name }) => name).join('、')}</p>
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
