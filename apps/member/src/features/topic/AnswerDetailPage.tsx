import { AnswersBeside } from '@yayan/discussion';
import { useParams } from 'react-router';
import { DiscussionAt } from './DiscussionAt.tsx';

/** The member's answers of a topic next to those of the others. */
export default function AnswerDetailPage() {
  const { topicId = '' } = useParams();
  return (
    <DiscussionAt key={topicId} id={topicId} missing="没有找到这个话题">
      {(place, me) => <AnswersBeside topicId={place.topicId} me={me} />}
    </DiscussionAt>
  );
}
