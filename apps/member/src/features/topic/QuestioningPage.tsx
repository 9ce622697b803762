import { ThreadScreen } from '@yayan/discussion';
import { Navigate, useParams } from 'react-router';
import { DiscussionAt } from './DiscussionAt.tsx';

/** The thread below one of the member's answers, found by the answer or by a follow-up. */
export default function QuestioningPage() {
  const { id = '' } = useParams();
  return (
    <DiscussionAt key={id} id={id} missing="没有找到这段对话">
      {({ topicId, responseId }, me) =>
        responseId === null ? (
          <Navigate to={`/topic/${topicId}`} replace />
        ) : (
          <ThreadScreen responseId={responseId} followUpId={id === responseId ? undefined : id} me={me} />
        )
      }
    </DiscussionAt>
  );
}
