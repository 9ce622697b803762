import type { CreditLevel, LevelRule } from '@yayan/api-client';
import { formatCount, levelNames, StateBadge } from '@yayan/ui';
import classes from './scores.module.css';

/** What each level requires and gives; the member's own is marked. */
export function LevelTable({ levels, own }: { levels: readonly LevelRule[]; own: CreditLevel }) {
  return (
    // Focusable, so that the keyboard scrolls it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['scroll']} tabIndex={0} aria-label="等级权益表">
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">等级</th>
            <th scope="col">权益值</th>
            <th scope="col">每天兑换</th>
            <th scope="col">每月兑换</th>
            <th scope="col">每月金币</th>
            <th scope="col">现金手续费</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((rule) => (
            <tr key={rule.level} data-own={rule.level === own}>
              <th scope="row">
                {levelNames[rule.level]}
                {rule.level === own ? <StateBadge tone="grey" label="当前" /> : null}
              </th>
              <td>{formatCount(rule.fromCredit)} 起</td>
              <td>{rule.exchangesPerDay} 次</td>
              <td>{rule.exchangesPerMonth} 次</td>
              <td>{formatCount(rule.coinsPerMonth)}</td>
              <td>{rule.feePercent === 0 ? '免' : `${rule.feePercent}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
