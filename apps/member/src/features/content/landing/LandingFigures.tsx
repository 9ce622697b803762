import { useGetSiteFigures } from '@yayan/api-client/react';
import { formatCount, formatMoment } from '@yayan/ui';
import '../../../shell/client/transport.ts';
import classes from './LandingParts.module.css';

const labels = [
  { name: 'members', label: '位会员' },
  { name: 'answers', label: '份完成的问卷和任务' },
  { name: 'coins', label: '金币的福利已发放' },
] as const;

/** The server's counts. Counts that it withholds because they are small are left out (rule 7.22). */
export function LandingFigures() {
  const { data, isPending } = useGetSiteFigures({ query: { retry: false }, request: { quiet: true } });
  if (isPending) return <div className={classes['figures-place']} />;
  const figures = labels.flatMap(({ name, label }) => {
    const value = data?.[name] ?? null;
    return value === null ? [] : [{ label, value }];
  });
  if (!data?.countedAt || figures.length === 0) return null;
  return (
    <div className={classes['figures']}>
      <ul>
        {figures.map(({ label, value }) => (
          <li key={label}>
            <strong>{formatCount(value)}</strong> {label}
          </li>
        ))}
      </ul>
      <p>按实际数据统计，{formatMoment(data.countedAt)} 更新</p>
    </div>
  );
}
