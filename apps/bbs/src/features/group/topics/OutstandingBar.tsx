import { IconArrowRight } from '@tabler/icons-react';
import type { TopicOwed } from '@yayan/api-client';
import { Link } from '@yayan/ui';
import classes from './OutstandingBar.module.css';
import { outstandingHref } from './outstanding-href.ts';
import { outstandingText } from './outstanding-text.ts';

/** How much is still to answer, with a link to the first of it. Renders nothing when everything is answered. */
export function OutstandingBar({ owed }: { owed: TopicOwed }) {
  if (!owed.next) return null;
  return (
    <Link href={outstandingHref(owed.next)} className={classes['root']}>
      <b>{outstandingText(owed)}</b>
      <span className={classes['go']}>
        去回答
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </span>
    </Link>
  );
}
