import { IconArrowRight } from '@tabler/icons-react';
import type { TopicOwed } from '@yayan/api-client';
import { Link } from '@yayan/ui';
import classes from './OutstandingBar.module.css';
import { owedHref } from './outstanding-href.ts';
import { owedText } from './outstanding-text.ts';

/** What is still owed, and the way to the earliest of it; nothing when nothing is. */
export function OwedBar({ owed }: { owed: TopicOwed }) {
  if (!owed.next) return null;
  return (
    <Link href={owedHref(owed.next)} className={classes['root']}>
      <b>{owedText(owed)}</b>
      <span className={classes['go']}>
        去回答
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </span>
    </Link>
  );
}
