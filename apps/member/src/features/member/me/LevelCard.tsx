import { IconChevronRight, IconMedal2 } from '@tabler/icons-react';
import type { Account, Credit } from '@yayan/api-client';
import { useGetCredit } from '@yayan/api-client/react';
import { formatCount, levelNames, Link, Progress } from '@yayan/ui';
import classes from './LevelCard.module.css';

/** What is missing for the next level, and what it brings. */
const wayText = (credit: Credit | undefined): string => {
  if (credit === undefined) return '看看等级有什么用';
  const { next } = credit;
  if (next === null) return '已是最高等级';
  const [first] = next.unlocks;
  return `还差 ${formatCount(next.missing)} 权益值升到${levelNames[next.level]}${first === undefined ? '' : `：${first}`}`;
};

/** The member's level and the way to the next one (rule 4.10). It has its size before the way is known. */
export function LevelCard({ account: { level, credit } }: { account: Pick<Account, 'level' | 'credit'> }) {
  const { data, isPending } = useGetCredit();
  return (
    <Link href="/home/credit" className={classes['root']} data-rank={level.rank}>
      <span className={classes['medal']}>
        <IconMedal2 size={26} stroke={1.75} aria-hidden />
      </span>
      <span className={classes['body']}>
        <span className={classes['head']}>
          <b>{level.name}</b>
          <span className={classes['dim']}>权益值 {formatCount(credit)}</span>
        </span>
        <Progress
          value={data === undefined ? 0 : (data.next?.percent ?? 100)}
          color="gold.4"
          size="sm"
          aria-hidden
        />
        <span className={`${classes['dim']} ${classes['way']}`}>{isPending ? '\u00A0' : wayText(data)}</span>
      </span>
      <IconChevronRight size={20} stroke={1.75} className={classes['dim']} aria-hidden />
    </Link>
  );
}
