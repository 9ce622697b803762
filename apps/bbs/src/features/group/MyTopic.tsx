import { type GroupMe, useGetTopic } from '@yayan/api-client';
import { LoadingRegion, PageTitle, SkeletonDetail } from '@yayan/ui';
import { MySection } from './MySection.tsx';
import { OwedBar } from './OwedBar.tsx';
import { TopicFailure } from './TopicFailure.tsx';
import { TopicNeighbours } from './TopicNeighbours.tsx';
import classes from './Topic.module.css';
import { useAnchor } from './use-anchor.ts';

/** A topic to be answered, section by section. */
export function MyTopic({ topicId, me }: { topicId: string; me: GroupMe }) {
  const topic = useGetTopic({ topicId });
  useAnchor(topic.isSuccess);
  if (topic.isError && !topic.data) {
    return (
      <TopicFailure error={topic.error} onRetry={() => void topic.refetch()} retrying={topic.isFetching} />
    );
  }
  return (
    <LoadingRegion loading={topic.isPending} skeleton={<SkeletonDetail />}>
      {topic.data ? (
        <div className={classes['root']}>
          <PageTitle
            title={topic.data.title}
            lead={topic.data.summary}
            back={{ href: '/topic', label: '全部话题' }}
          />
          {topic.data.sections.map((section, index) => (
            <MySection key={section.id} section={section} number={index + 1} me={me} />
          ))}
          <OwedBar owed={topic.data.owed} />
          <TopicNeighbours previous={topic.data.previousTopicId} next={topic.data.nextTopicId} />
        </div>
      ) : null}
    </LoadingRegion>
  );
}
