import type { HostProgress } from '@yayan/api-client';
import classes from './HostProgressSummary.module.css';

/** The respondents' progress in four numbers. */
export function HostProgressSummary({ progress }: { progress: HostProgress }) {
  const figures = [
    { label: '已完成的受访者', value: `${progress.answered} / ${progress.respondents}` },
    { label: '回答', value: progress.responses },
    { label: '未读（含追问回复）', value: progress.unread },
    { label: '追问待回复', value: progress.followUpsOpen },
  ];
  return (
    <dl className={classes['root']}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
