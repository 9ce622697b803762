import { IconCircleCheck } from '@tabler/icons-react';
import { useGetGroupMe } from '@yayan/api-client/react';
import { Link } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { outstandingHref } from '../place/outstanding-href.ts';
import { useTopic } from '../client/use-topic.ts';
import { afterReply } from './after-reply.ts';
import classes from './SentNote.module.css';

interface SentNoteProps {
  topicId: string;
  /** Says that it was sent. */
  title: string;
  /** Whether it answers a follow-up that had to be answered. */
  isReply?: boolean;
  /** Whether what is left has been refetched since. */
  isKnown?: boolean;
  /** Whether the page already leads to the next question. */
  hasNext?: boolean;
}

/**
 * Thanks for what was sent (rule 6.57), says what it counts for and how much is left, and leads to the next question. It takes
 * the focus, which was in the form that closed. A form that sent itself leaves the focus where its author went meanwhile.
 */
export function SentNote(props: SentNoteProps) {
  const { topicId, title, isReply = false, isKnown = true, hasNext = false } = props;
  const place = useDiscussionPlace();
  const me = useGetGroupMe().data;
  const owed = useTopic(topicId).data?.owed;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const text = isKnown ? afterReply({ isAnswer: isReply, owed, me }) : '';
  return (
    <div ref={root} className={classes['root']} tabIndex={-1}>
      <IconCircleCheck className={classes['mark'] ?? ''} size={20} stroke={1.75} aria-hidden />
      <p className={classes['text']}>
        <b>{title}</b>
        {text}
        {owed?.next && isKnown && !hasNext ? (
          <Link href={outstandingHref(owed.next, place)} className={classes['next']}>
            去回答
          </Link>
        ) : null}
      </p>
    </div>
  );
}
