import { useQuery } from '@tanstack/react-query';
import { useGetGroup } from '@yayan/api-client/react';
import { groupStates, scheduleText } from '@yayan/discussion';
import { QueryView } from '@yayan/site';
import { EmptyState, PageTitle, SkeletonThread, TopicCard } from '@yayan/ui';
import classes from './Topic.module.css';
import { listMyGroups } from './my-groups.ts';

/** 我的讨论: the groups that the member is invited to. */
export default function MyGroupsPage() {
  const groups = useQuery({
    queryKey: ['/v1/tasks', 'my-groups'],
    queryFn: ({ signal }) => listMyGroups(signal),
  });
  return (
    <div className={classes['root']}>
      <PageTitle title="我的讨论" lead="不用再登录，点开就能接着聊" />
      <QueryView query={groups} skeleton={<SkeletonThread />}>
        {(hashes) =>
          hashes.length === 0 ? (
            <EmptyState content="讨论" hint="收到讨论组邀请后会出现在这里" />
          ) : (
            <ul className={classes['list']}>
              {hashes.map((hash) => (
                <GroupCard key={hash} hash={hash} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

function GroupCard({ hash }: { hash: string }) {
  const group = useGetGroup(hash).data;
  if (!group) return null;
  return (
    <li>
      <TopicCard
        href={`/topic/join/${hash}`}
        section="讨论组"
        title={group.name}
        state={groupStates[group.state]}
        counts={group.intro}
        deadline={scheduleText(group.schedule)}
      />
    </li>
  );
}
