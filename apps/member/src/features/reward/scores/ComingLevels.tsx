import type { Credit } from '@yayan/api-client';
import { formatCount, formatDay, levelNames } from '@yayan/ui';
import classes from './scores.module.css';

type Coming = Credit['coming'][number];

/** What of the levels differs from those before: 「银牌会员要 500」. */
const changed = (before: Credit['levels'], after: Credit['levels']): string =>
  after
    .filter(({ level, fromCredit }) => before.find((rule) => rule.level === level)?.fromCredit !== fromCredit)
    .map(({ level, fromCredit }) => `${levelNames[level]}要 ${formatCount(fromCredit)}`)
    .join('，');

const ownText = ({ level }: Coming, before: Credit['level']): string =>
  level === before
    ? `按你现在的权益值，仍是${levelNames[level]}。`
    : `按你现在的权益值，会${level > before ? '升到' : '降到'}${levelNames[level]}。`;

/** From when levels need another credit, and what the member will be (rule 4.32). */
export function ComingLevels({ credit: { levels, level, coming } }: { credit: Credit }) {
  if (coming.length === 0) return null;
  const lines = coming.map((next, at) => {
    const before = coming[at - 1];
    return (
      <li key={next.holdsFrom}>
        {formatDay(next.holdsFrom)}起，{changed(before?.levels ?? levels, next.levels)} 权益值。
        {ownText(next, before?.level ?? level)}
      </li>
    );
  });
  return <ul className={classes['coming']}>{lines}</ul>;
}
