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
  /** The respondent's id: they read in an order of their own (rule 6.10). Without it, the oldest come first. */
  reader?: string | undefined;
  /** Without it every answer is shown. */
  isShown?: ((response: GroupResponse) => boolean) | undefined;
  render: (response: GroupResponse) => ReactNode;
}

const all = (): boolean => true;

/** The answers to a section, with a divider before the first unread one. */
export function ResponseList({ sectionId, title, empty, reader, isShown = all, render }: ResponseListProps) {
  const { responses, ordered, firstUnreadId, isAllUnread, newestId } = useResponses(sectionId, reader);
  const shown = ordered.filter(isShown);
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
          {newestId === undefined ? null : <ReadMarker sectionId={sectionId} responseId={newestId} />}
        </>
      )}
    </QueryView>
  );
}
