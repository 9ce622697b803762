import { type GroupRole, useGetHostTopic } from '@yayan/api-client';
import { LoadingRegion, PageTitle, SkeletonDetail } from '@yayan/ui';
import { HostFigures } from './HostFigures.tsx';
import { HostSectionPart } from './HostSectionPart.tsx';
import { TopicFailure } from './TopicFailure.tsx';
import { TopicNeighbours } from './TopicNeighbours.tsx';
import classes from './HostTopic.module.css';
import { useAnchor } from './use-anchor.ts';

/** A topic to its hosts and observers: answers as they arrive, and who has not spoken. Observers read only. */
export function HostTopic({ topicId, role }: { topicId: string; role: GroupRole }) {
  const topic = useGetHostTopic({ topicId });
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
          <div>
            <PageTitle
              title={topic.data.title}
              lead={topic.data.summary}
              back={{ href: '/topic', label: '全部话题' }}
            />
            <HostFigures progress={topic.data.progress} />
          </div>
          {topic.data.sections.map((section, index) => (
            <HostSectionPart key={section.id} section={section} number={index + 1} role={role} />
          ))}
          <TopicNeighbours previous={topic.data.previousTopicId} next={topic.data.nextTopicId} />
        </div>
      ) : null}
    </LoadingRegion>
  );
}
