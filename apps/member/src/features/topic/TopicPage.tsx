import { MyTopic } from '@yayan/discussion';
import { useParams } from 'react-router';
import { DiscussionAt } from './DiscussionAt.tsx';

/** One topic of one of the member's groups. */
export default function TopicPage() {
  const { topicId = '' } = useParams();
  return (
    <DiscussionAt key={topicId} id={topicId} missing="没有找到这个话题">
      {(place, me) => <MyTopic topicId={place.topicId} me={me} />}
    </DiscussionAt>
  );
}
