import type { Credit } from '@yayan/api-client';
import { formatCount, levelNames, Progress } from '@yayan/ui';
import classes from './scores.module.css';

/** The credit, the level, and what is missing for the next level (rule 4.10). */
export function CreditCard({ credit }: { credit: Credit }) {
  const { next, used, rule } = credit;
  return (
    <section className={classes['plate']} aria-label={`权益值 ${credit.credit}，${levelNames[credit.level]}`}>
      <div className={classes['figure']}>
        <b>{formatCount(credit.credit)}</b>
        <span>{levelNames[credit.level]}</span>
      </div>
      {next ? (
        <div className={classes['way']}>
          <p>
            还差 {formatCount(next.missing)} 升到{levelNames[next.level]}
          </p>
          <Progress
            value={next.percent}
            color="gold.4"
            className={classes['bar'] ?? ''}
            aria-label={`到${levelNames[next.level]}的进度`}
          />
          {next.unlocks.length > 0 ? <p>升级后：{next.unlocks.join('，')}</p> : null}
        </div>
      ) : (
        <p className={classes['way']}>已是最高等级。</p>
      )}
      <p className={classes['used']}>
        今天已兑换 {used.exchangesToday} / {rule.exchangesPerDay} 次，本月 {used.exchangesThisMonth} /{' '}
        {rule.exchangesPerMonth} 次、{formatCount(used.coinsThisMonth)} / {formatCount(rule.coinsPerMonth)}{' '}
        金币
      </p>
    </section>
  );
}
