import { OneSection } from '@yayan/discussion';
import { useParams } from 'react-router';
import { DiscussionAt } from './DiscussionAt.tsx';

/** The page for answering, one question at a time. */
export default function AnswerPage() {
  const { id = '' } = useParams();
  return (
    <DiscussionAt key={id} id={id} missing="没有找到这个问题">
      {({ topicId, sectionId }, me) => (
        <OneSection
          topicId={topicId}
          sectionId={sectionId ?? ''}
          me={me}
          answersHref={`/topic/answer/detail/${topicId}`}
        />
      )}
    </DiscussionAt>
  );
}
