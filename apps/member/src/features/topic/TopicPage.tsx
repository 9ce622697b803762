import { useQuery } from '@tanstack/react-query';
import { GroupRole } from '@yayan/api-client';
import { MyTopic } from '@yayan/discussion';
import { QueryView } from '@yayan/site';
import { ButtonLink, SkeletonDetail, StatePanel } from '@yayan/ui';
import { Navigate, useParams } from 'react-router';
import { GroupPlace } from './GroupPlace.tsx';
import { findGroupOf } from './my-groups.ts';
import { ToDiscussionSite } from './ToDiscussionSite.tsx';

/** One topic of one of the member's groups. */
export default function TopicPage() {
  const { topicId = '' } = useParams();
  const group = useQuery({
    queryKey: ['topic-group', topicId],
    queryFn: ({ signal }) => findGroupOf(topicId, signal),
    staleTime: Infinity,
  });
  return (
    <QueryView query={group} skeleton={<SkeletonDetail />}>
      {(hash) =>
        hash === null ? <NoTopic /> : <Topic key={`${hash} ${topicId}`} hash={hash} topicId={topicId} />
      }
    </QueryView>
  );
}

function Topic({ hash, topicId }: { hash: string; topicId: string }) {
  return (
    <GroupPlace hash={hash}>
      {(me) => {
        if (me.identity.firstVisit) return <Navigate to={`/topic/join/${hash}`} replace />;
        if (me.identity.role !== GroupRole.Respondent) return <ToDiscussionSite hash={hash} />;
        return <MyTopic topicId={topicId} me={me} />;
      }}
    </GroupPlace>
  );
}

function NoTopic() {
  return (
    <StatePanel
      stage="seed"
      title="没有找到这个话题"
      heading
      action={
        <ButtonLink href="/topic" variant="light">
          我的讨论
        </ButtonLink>
      }
    />
  );
}
