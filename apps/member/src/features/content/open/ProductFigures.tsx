import { useGetSiteFigures } from '@yayan/api-client/react';
import { formatCount, formatDay } from '@yayan/ui';
import '../../../shell/client/transport.ts';
import classes from './OpenPage.module.css';

const labels = [
  { name: 'members', label: '位会员' },
  { name: 'answers', label: '份已完成的问卷和任务' },
] as const;

/** What the server counted last night. A count that it withholds is left out; without any there is no section (rule 7.22). */
export function ProductFigures() {
  const { data } = useGetSiteFigures({ query: { retry: false }, request: { quiet: true } });
  const figures = labels.flatMap(({ name, label }) => {
    const value = data?.[name] ?? null;
    return value === null ? [] : [{ label, value }];
  });
  if (!data?.countedAt || figures.length === 0) return null;
  return (
    <section aria-label="平台数字">
      <ul className={classes['figures']}>
        {figures.map(({ label, value }) => (
          <li key={label}>
            <strong>{formatCount(value)}</strong> {label}
          </li>
        ))}
      </ul>
      <p className={classes['counted']}>按实际数据统计，{formatDay(data.countedAt)}更新</p>
    </section>
  );
}
