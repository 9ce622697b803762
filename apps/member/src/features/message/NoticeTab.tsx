import { UndoReadRequestOf } from '@yayan/api-client';
import { useListUnreadNoticesInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { EmptyState, formatDay, SkeletonLedger } from '@yayan/ui';
import { IconSpeakerphone } from '@tabler/icons-react';
import classes from './MessagePage.module.css';
import { ReadBar } from './ReadBar.tsx';
import { LetterArt } from './LetterArt.tsx';
import { LetterRow } from './LetterRow.tsx';

/** Notices to everyone, newest first. */
export function NoticeTab() {
  const filter = { all: true };
  const list = useListUnreadNoticesInfinite(filter);
  return (
    <>
      <ReadBar of={UndoReadRequestOf.Notices} unread={list.query.data?.pages[0]?.unread} />
      <CursorList
        list={list}
        skeleton={<SkeletonLedger rows={4} />}
        empty={<EmptyState content="公告" art={<LetterArt />} />}
      >
        <ul className={classes['list']} aria-label="公告">
          {list.items.map(({ id, title, summary, pinned, read, publishedAt }) => (
            <li key={id}>
              <LetterRow
                href={`/home/notices/${id}`}
                icon={<IconSpeakerphone size={22} stroke={1.75} aria-hidden />}
                text={summary}
                time={formatDay(publishedAt)}
                {...{ title, read }}
              >
                {pinned ? <span className={classes['pinned']}>重要</span> : null}
              </LetterRow>
            </li>
          ))}
        </ul>
      </CursorList>
    </>
  );
}
