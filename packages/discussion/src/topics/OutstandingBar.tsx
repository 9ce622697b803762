import { IconArrowRight } from '@tabler/icons-react';
import type { TopicOwed } from '@yayan/api-client';
import { Link } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import classes from './OutstandingBar.module.css';
import { outstandingHref } from '../place/outstanding-href.ts';
import { outstandingText } from './outstanding-text.ts';

/** Announces follow-ups that arrive while the page is open, and not those that were there before. */
const useAnnounceFollowUps = (count: number): void => {
  const { inform } = useDiscussionPlace();
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) inform('新追问：主持人向你追问了');
    known.current = count;
  }, [count, inform]);
};

/** How much is still to answer, with a link to the first of it. Renders nothing when everything is answered. */
export function OutstandingBar({ owed }: { owed: TopicOwed }) {
  const place = useDiscussionPlace();
  useAnnounceFollowUps(owed.followUps);
  if (!owed.next) return null;
  return (
    <Link href={outstandingHref(owed.next, place)} className={classes['root']}>
      <b>{outstandingText(owed)}</b>
      <span className={classes['go']}>
        去回答
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </span>
    </Link>
  );
}
