import { OutstandingBar } from './OutstandingBar.tsx';
import { useTopic } from '../client/use-topic.ts';

/** What the respondent has still to answer, once this conversation needs nothing more. */
export function StillOwed({ topicId }: { topicId: string }) {
  const { data } = useTopic(topicId);
  return data ? <OutstandingBar owed={data.owed} /> : null;
}
