import type { GroupRole } from '@yayan/api-client';
import { useGetHostTopic } from '@yayan/api-client/react';
import { PageTitle } from '@yayan/ui';
import { HostProgressSummary } from './HostProgressSummary.tsx';
import { HostSection } from './HostSection.tsx';
import { TopicNeighbours, TopicQueryView } from '@yayan/discussion';
import classes from './HostTopic.module.css';

/** A topic for hosts and observers: answers as they arrive, and who hasn't answered. Observers can't ask. */
export function HostTopic({ topicId, role }: { topicId: string; role: GroupRole }) {
  const query = useGetHostTopic({ topicId });
  return (
    <TopicQueryView query={query}>
      {(topic) => (
        <div className={classes['root']}>
          <div>
            <PageTitle
              title={topic.title}
              lead={topic.summary}
              back={{ href: '/topic', label: '全部话题' }}
            />
            <HostProgressSummary progress={topic.progress} />
          </div>
          {topic.sections.map((section, index) => (
            <HostSection key={section.id} section={section} number={index + 1} role={role} />
          ))}
          <TopicNeighbours previous={topic.previousTopicId} next={topic.nextTopicId} />
        </div>
      )}
    </TopicQueryView>
  );
}
