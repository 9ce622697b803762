import { GroupLife, type HostedGroup, RehearsalWalk } from '@yayan/api-client';
import { useGetRehearsal } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, SkeletonDetail, StatePanel } from '@yayan/ui';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { NoRehearsal } from './NoRehearsal.tsx';
import { RunningRehearsal } from './RunningRehearsal.tsx';
import { WalkingRehearsal } from './WalkingRehearsal.tsx';

/** The page on which a host rehearses a group before it opens: scripted respondents answer a copy of its guide (rule 6.40). */
export default function RehearsalPage() {
  return <HostedGroupFrame>{(group) => <Rehearsal group={group} />}</HostedGroupFrame>;
}

function Rehearsal({ group }: { group: HostedGroup }) {
  if (group.life !== GroupLife.Draft && group.life !== GroupLife.Inviting)
    return (
      <StatePanel
        stage="seed"
        title={group.life === GroupLife.Open ? '讨论小组已经开放，不能再彩排' : '讨论已结束，不能再彩排'}
      >
        彩排只在开放前进行，示例回答已全部删除。
      </StatePanel>
    );
  if (group.counts.sections === 0)
    return (
      <StatePanel
        stage="seed"
        title="先写提纲，再彩排"
        action={<ButtonLink href={`/hosting/${group.id}/guide`}>去写提纲</ButtonLink>}
      >
        提纲里至少有一道题，示例受访者才有内容可答。
      </StatePanel>
    );
  return <Current groupId={group.id} />;
}

/** How often the page looks how far the respondents are. */
const LOOK_MS = 1_500;

function Current({ groupId }: { groupId: string }) {
  const query = useGetRehearsal(groupId, {
    query: {
      refetchInterval: ({ state: { data } }) =>
        data?.rehearsal?.walk === RehearsalWalk.Running ? LOOK_MS : false,
    },
  });
  return (
    <QueryView query={query} skeleton={<SkeletonDetail />}>
      {({ rehearsal }) => {
        if (rehearsal === null) return <NoRehearsal groupId={groupId} />;
        if (rehearsal.walk === RehearsalWalk.Running)
          return <WalkingRehearsal groupId={groupId} rehearsal={rehearsal} />;
        return <RunningRehearsal groupId={groupId} rehearsal={rehearsal} />;
      }}
    </QueryView>
  );
}
