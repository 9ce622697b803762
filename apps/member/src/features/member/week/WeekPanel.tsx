import { CoinDirection } from '@yayan/api-client';
import { useListPoints } from '@yayan/api-client/react';
import { formatChange, formatCount, formatDay, Link, MonthBars, SectionHeading } from '@yayan/ui';
import { weekEarnings } from './week-earnings.ts';
import classes from './WeekPanel.module.css';

/** A busy week of check-ins, surveys and draws has fewer rows. */
const most = 100;

/** 近 7 天入账: what the member earned, day by day, and what brought most. */
export function WeekPanel() {
  const { data } = useListPoints({ direction: CoinDirection.In, limit: most }, { request: { quiet: true } });
  if (!data) return null;
  const { earned, pending, bars, series, best } = weekEarnings(data.items);
  return (
    <section>
      <SectionHeading title="近 7 天入账" more={{ href: '/home/gold', label: '金币明细' }} />
      <div className={classes['card']}>
        <p className={classes['sum']}>
          <b>{formatCount(earned)}</b> 金币
          {pending > 0 ? <span> · 另有 {formatCount(pending)} 待入账</span> : null}
        </p>
        {earned === 0 ? (
          <p className={classes['none']}>这 7 天还没有入账。之后每一笔从哪里来、得了多少，都列在这里。</p>
        ) : (
          <>
            <MonthBars caption="每天入账（金币）" series={series} months={bars} low />
            <ul className={classes['best']} aria-label="入账最多的几笔">
              {best.map(({ id, amount, cause, createdAt }) => (
                <li key={id}>
                  <Link href={`/home/gold?row=${id}`} className={classes['row']}>
                    <span>{cause.title}</span>
                    <span className={classes['day']}>{formatDay(createdAt)}</span>
                    <b>{formatChange(amount)}</b>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
