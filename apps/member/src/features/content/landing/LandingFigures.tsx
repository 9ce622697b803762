import { useGetSiteFigures } from '@yayan/api-client/react';
import { formatCount, formatMoment } from '@yayan/ui';
import '../../../shell/client/transport.ts';
import classes from './LandingParts.module.css';

const labels = [
  { name: 'members', unit: '', label: '位会员' },
  { name: 'answers', unit: '', label: '份完成的问卷和任务' },
  { name: 'coins', unit: '', label: '金币的福利已发放' },
  { name: 'toldEarly', unit: '%', label: '没入选的人 2 分钟内知道，并得到金币（近 30 天）' },
] as const;

/** The server's counts. Counts that it withholds because they are small are left out (rule 7.22). */
export function LandingFigures() {
  const { data, isPending } = useGetSiteFigures({ query: { retry: false }, request: { quiet: true } });
  if (isPending) return <div className={classes['figures-place']} />;
  const figures = labels.flatMap(({ name, unit, label }) => {
    const value = data?.[name] ?? null;
    return value === null ? [] : [{ label, figure: `${formatCount(value)}${unit}` }];
  });
  if (!data?.countedAt || figures.length === 0) return null;
  return (
    <div className={classes['figures']}>
      <ul>
        {figures.map(({ label, figure }) => (
          <li key={label}>
            <strong>{figure}</strong> {label}
          </li>
        ))}
      </ul>
      <p>按实际数据统计，{formatMoment(data.countedAt)} 更新</p>
    </div>
  );
}
