import { MyTopic } from '@yayan/discussion';
import { useParams } from 'react-router';
import { ClosedDoor } from './ClosedDoor.tsx';
import { DiscussionAt } from './DiscussionAt.tsx';

/** First segments of other addresses: cut off before the id, these addresses lead here. */
const cutOff: ReadonlySet<string> = new Set(['join', 'list', 'answer', 'questioning']);

/** One topic of one of the member's groups. */
export default function TopicPage() {
  const { topicId = '' } = useParams();
  if (cutOff.has(topicId))
    return (
      <ClosedDoor
        title="这个链接不完整"
        help="请从收到的邀请或消息重新打开。你参加的小组也都在「我的讨论」里。"
      />
    );
  return (
    <DiscussionAt key={topicId} id={topicId} missing="没有找到这个话题">
      {(place, me) => <MyTopic topicId={place.topicId} me={me} />}
    </DiscussionAt>
  );
}
