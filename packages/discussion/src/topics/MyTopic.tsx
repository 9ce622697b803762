import { ObjectTitle } from '@yayan/site';
import type { GroupMe } from '@yayan/api-client';
import { TopicQueryView } from './TopicQueryView.tsx';
import { MySection } from './MySection.tsx';
import { OutstandingBar } from './OutstandingBar.tsx';
import { TopicNeighbours } from './TopicNeighbours.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { useTopic } from '../client/use-topic.ts';
import classes from './Topic.module.css';

/** A topic for its respondent, section by section. */
export function MyTopic({ topicId, me }: { topicId: string; me: GroupMe }) {
  const query = useTopic(topicId);
  const { topicsHref } = useDiscussionPlace();
  return (
    <TopicQueryView query={query}>
      {(topic) => (
        <div className={classes['root']}>
          <ObjectTitle
            title={topic.title}
            lead={topic.summary}
            back={{ href: topicsHref, label: '全部话题' }}
          />
          <OutstandingBar owed={topic.owed} />
          {topic.sections.map((section, index) => (
            <MySection key={section.id} section={section} number={index + 1} me={me} />
          ))}
          <TopicNeighbours previous={topic.previousTopicId} next={topic.nextTopicId} />
        </div>
      )}
    </TopicQueryView>
  );
}
