import { GroupRole } from '@yayan/api-client';
import { useGetGroupMe } from '@yayan/api-client/react';
import { useParams } from 'react-router';
import { HostTopic } from '../host/HostTopic.tsx';
import { MyTopic } from '@yayan/discussion';

/** One topic: respondents answer, hosts and observers follow along. */
export default function TopicPage() {
  const { topicId = '' } = useParams();
  const me = useGetGroupMe().data;
  if (!me) return null;
  return me.identity.role === GroupRole.Respondent ? (
    <MyTopic key={topicId} topicId={topicId} me={me} />
  ) : (
    <HostTopic key={topicId} topicId={topicId} role={me.identity.role} />
  );
}
