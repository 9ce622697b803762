import { ButtonLink, ErrorState, Notice } from '@yayan/ui';
import { topicFailure } from './topic-failure.ts';

interface TopicFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of a topic that can't be shown. */
export function TopicFailure({ error, onRetry, retrying }: TopicFailureProps) {
  const reason = topicFailure(error);
  if (reason === undefined) return <ErrorState onRetry={onRetry} retrying={retrying} />;
  return (
    <Notice
      stage="seed"
      title={reason}
      heading
      action={
        <ButtonLink href="/topic" variant="light">
          看全部话题
        </ButtonLink>
      }
    />
  );
}
