import { FailedQuery, type LoadableQuery, QueryView } from '@yayan/site';
import { ButtonLink, PageTitle, SkeletonDetail, StatePanel } from '@yayan/ui';
import type { ReactNode } from 'react';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { GroupArchived } from '../place/GroupArchived.tsx';
import { AnchorLanding } from './AnchorLanding.tsx';
import { isArchived, topicFailure } from './topic-failure.ts';

interface TopicQueryViewProps<Topic> {
  query: LoadableQuery<Topic>;
  children: (topic: Topic) => ReactNode;
}

/** Shows a loaded topic, scrolled to the anchor of the address, or why it can't be shown. */
export function TopicQueryView<Topic>({ query, children }: TopicQueryViewProps<Topic>) {
  const { data, error } = query;
  const { topicsHref } = useDiscussionPlace();
  if (data === undefined && isArchived(error)) return <GroupArchived />;
  const reason = data === undefined ? topicFailure(error) : undefined;
  if (reason === undefined)
    return (
      <QueryView
        query={query}
        skeleton={<SkeletonDetail />}
        failed={
          <>
            <PageTitle title="话题" back={{ href: topicsHref, label: '全部话题' }} />
            <FailedQuery query={query} />
          </>
        }
      >
        {(topic) => (
          <>
            {children(topic)}
            <AnchorLanding />
          </>
        )}
      </QueryView>
    );
  return (
    <StatePanel
      stage="seed"
      title={reason}
      heading
      action={
        <ButtonLink href={topicsHref} variant="light">
          看全部话题
        </ButtonLink>
      }
    />
  );
}
