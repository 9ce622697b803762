import { GroupOpenState, type GroupMe } from '@yayan/api-client';
import { useGetFollowUpThreadInfinite } from '@yayan/api-client/react';
import { ObjectTitle, isNotFound, noteShown, QueryView } from '@yayan/site';
import { ButtonLink, LoadMore, SkeletonThread, StatePanel } from '@yayan/ui';
import { ResponseItem } from '../answering/ResponseItem.tsx';
import { GroupArchived } from '../place/GroupArchived.tsx';
import { isArchived } from './topic-failure.ts';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { outstandingFollowUp } from '../follow-ups/outstanding-follow-up.ts';
import classes from './ThreadScreen.module.css';
import { StillOwed } from './StillOwed.tsx';
import { WriteReply } from '../follow-ups/WriteReply.tsx';

/** One own answer with everything below it, and the reply form for a follow-up that needs an answer. */
export function ThreadScreen({ responseId, me }: { responseId: string; me: GroupMe }) {
  const { topicsHref, sectionHref, readOnly } = useDiscussionPlace();
  const params = { responseId };
  const { query, items } = useGetFollowUpThreadInfinite(params);
  if (query.data === undefined && isArchived(query.error)) return <GroupArchived />;
  if (query.data === undefined && isNotFound(query.error)) {
    noteShown(query.error);
    return (
      <StatePanel
        stage="seed"
        title="没有找到这段对话"
        heading
        action={
          <ButtonLink href={topicsHref} variant="light">
            看全部话题
          </ButtonLink>
        }
      />
    );
  }
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ pages: [first] }) => {
        if (!first) return null;
        const { where, question } = first;
        const response = { ...first.response, followUps: items, followUpCount: items.length };
        const owed = outstandingFollowUp(response);
        const isOpen = me.group.state === GroupOpenState.Open;
        const mayReply = !readOnly && response.mine && !response.deleted && (isOpen || owed !== undefined);
        return (
          <div className={classes['root']}>
            <ObjectTitle
              title={where.sectionTitle}
              lead={question}
              back={{ href: sectionHref(where), label: where.topicTitle }}
            />
            <ResponseItem response={response}>
              {query.hasNextPage ? (
                <LoadMore
                  more
                  loading={query.isFetchingNextPage}
                  failed={query.isFetchNextPageError}
                  onMore={() => void query.fetchNextPage()}
                />
              ) : null}
              {mayReply && items.length > 0 ? (
                <WriteReply key={owed?.id} response={response} to={owed} />
              ) : null}
            </ResponseItem>
            {owed ? null : <StillOwed topicId={where.topicId} />}
            {items.length === 0 ? <p className={classes['note']}>主持人还没有追问。</p> : null}
          </div>
        );
      }}
    </QueryView>
  );
}
