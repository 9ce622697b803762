import { GroupOpenState, type GroupMe } from '@yayan/api-client';
import { useGetFollowUpThreadInfinite } from '@yayan/api-client/react';
import { ObjectTitle, isNotFound, noteShown, QueryView } from '@yayan/site';
import { ButtonLink, LoadMore, SkeletonThread, StatePanel } from '@yayan/ui';
import { useState } from 'react';
import { ResponseItem } from '../answering/ResponseItem.tsx';
import { GroupArchived } from '../place/GroupArchived.tsx';
import { isArchived } from './topic-failure.ts';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { owedWithin } from '../follow-ups/owed-anchor.ts';
import { outstandingFollowUp } from '../follow-ups/outstanding-follow-up.ts';
import { threadParams } from '../follow-ups/use-thread.ts';
import classes from './ThreadScreen.module.css';
import { Landing } from './Landing.tsx';
import { StillOwed } from './StillOwed.tsx';
import { WriteReply } from '../follow-ups/WriteReply.tsx';

/** The follow-up with this id, or else the one that waits for a reply. */
const askedOf = (id: string): HTMLElement | null =>
  (id === '' ? null : document.getElementById(id)) ?? owedWithin();

interface ThreadScreenProps {
  responseId: string;
  /** The follow-up that the address names. */
  followUpId?: string | undefined;
  me: GroupMe;
}

/** One own answer with everything below it, and the reply form for a follow-up that needs an answer. */
export function ThreadScreen({ responseId, followUpId = '', me }: ThreadScreenProps) {
  const { topicsHref, sectionHref, readOnly } = useDiscussionPlace();
  const { query, items } = useGetFollowUpThreadInfinite(threadParams(responseId));
  /** Whether a reply was sent: its thanks lead on. */
  const [sent, setSent] = useState(false);
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
        const mayReply = !readOnly && response.mine && !response.deleted;
        return (
          <div className={classes['root']}>
            <ObjectTitle
              title={where.sectionTitle}
              lead={question}
              back={{ href: sectionHref(where), label: where.topicTitle }}
            />
            <ResponseItem response={response}>
              <LoadMore query={query} />
              {mayReply && items.length > 0 ? (
                <WriteReply response={response} to={owed} isOpen={isOpen} onSent={() => setSent(true)} />
              ) : null}
            </ResponseItem>
            {owed || sent ? null : <StillOwed topicId={where.topicId} />}
            {items.length === 0 ? <p className={classes['note']}>主持人还没有追问。</p> : null}
            <Landing find={askedOf} name={followUpId} />
          </div>
        );
      }}
    </QueryView>
  );
}
