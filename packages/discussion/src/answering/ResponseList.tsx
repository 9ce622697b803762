import type { GroupResponse } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import { Divider, LoadMore, SkeletonThread } from '@yayan/ui';
import { Fragment, type ReactNode } from 'react';
import { ReadMarker } from './ReadMarker.tsx';
import classes from './ResponseList.module.css';
import { unreadMark, useScrollToUnread } from './use-scroll-to-unread.ts';
import { useResponses } from './use-responses.ts';

interface ResponseListProps {
  sectionId: string;
  title: string;
  empty: string;
  /** Without it every answer is shown. */
  isShown?: ((response: GroupResponse) => boolean) | undefined;
  render: (response: GroupResponse) => ReactNode;
}

const all = (): boolean => true;

/**
 * The answers to a section, oldest first, with a divider before the first unread one. New answers arrive at the end.
 */
export function ResponseList({ sectionId, title, empty, isShown = all, render }: ResponseListProps) {
  const { responses, items, firstUnreadId, isAllUnread } = useResponses(sectionId);
  const shown = items.filter(isShown);
  const last = items.at(-1);
  useScrollToUnread(isAllUnread || firstUnreadId !== undefined);
  return (
    <QueryView query={responses} skeleton={<SkeletonThread />}>
      {() => (
        <>
          <h3 className={classes['title']} aria-live="polite" {...(isAllUnread && unreadMark)}>
            {title} {shown.length > 0 ? <span>{shown.length}</span> : null}
          </h3>
          {shown.length === 0 ? <p className={classes['empty']}>{empty}</p> : null}
          <div className={classes['list']}>
            {shown.map((response) => (
              <Fragment key={response.id}>
                {response.id === firstUnreadId ? (
                  <Divider label="以下是新回答" color="var(--y-brand-line)" {...unreadMark} />
                ) : null}
                {render(response)}
              </Fragment>
            ))}
          </div>
          <LoadMore query={responses} />
          {last ? <ReadMarker sectionId={sectionId} responseId={last.id} /> : null}
        </>
      )}
    </QueryView>
  );
}
