import type { HostProgress } from '@yayan/api-client';
import classes from './HostProgressSummary.module.css';

/** The respondents' progress in four numbers. Topics that aren't open yet don't count, and the first number says so. */
export function HostProgressSummary({ progress }: { progress: HostProgress }) {
  const figures = [
    { label: '答完已开放题目的人', value: `${progress.answered} / ${progress.respondents}` },
    { label: '回答', value: progress.responses },
    { label: '未读的回答和回复', value: progress.unread },
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
