import { type GroupRole, useGetHostTopic } from '@yayan/api-client';
import { PageTitle } from '@yayan/ui';
import { HostFigures } from './HostProgressSummary.tsx';
import { HostSectionPart } from './HostSection.tsx';
import { LoadedTopic } from '../topics/TopicQueryView.tsx';
import { TopicNeighbours } from '../topics/TopicNeighbours.tsx';
import classes from './HostTopic.module.css';

/** A topic to its hosts and observers: answers as they arrive, and who has not spoken. Observers read only. */
export function HostTopic({ topicId, role }: { topicId: string; role: GroupRole }) {
  const query = useGetHostTopic({ topicId });
  return (
    <LoadedTopic query={query}>
      {(topic) => (
        <div className={classes['root']}>
          <div>
            <PageTitle
              title={topic.title}
              lead={topic.summary}
              back={{ href: '/topic', label: '全部话题' }}
            />
            <HostFigures progress={topic.progress} />
          </div>
          {topic.sections.map((section, index) => (
            <HostSectionPart key={section.id} section={section} number={index + 1} role={role} />
          ))}
          <TopicNeighbours previous={topic.previousTopicId} next={topic.nextTopicId} />
        </div>
      )}
    </LoadedTopic>
  );
}
