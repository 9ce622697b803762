import { GroupRole, type MyGroup, TaskType } from '@yayan/api-client';
import { useListMyGroupsInfinite } from '@yayan/api-client/react';
import { groupStates, outstandingText, scheduleText } from '@yayan/discussion';
import { CursorList } from '@yayan/site';
import {
  type BadgeState,
  ButtonLink,
  EmptyState,
  PageTitle,
  SkeletonThread,
  TopicCard,
  topicStates,
  VisuallyHidden,
} from '@yayan/ui';
import classes from './Topic.module.css';
import { CircleArt } from './CircleArt.tsx';
import { SharedInGroups } from './SharedInGroups.tsx';

/** 我的讨论: the groups that the member is invited to, with what they owe in each (rule 6.38). */
export default function MyGroupsPage() {
  const groups = useListMyGroupsInfinite();
  return (
    <div className={classes['root']}>
      <PageTitle title="我的讨论" lead="不用再登录，点开就能接着聊。" />
      <VisuallyHidden component="h2">我参加的小组</VisuallyHidden>
      <CursorList
        list={groups}
        skeleton={<SkeletonThread />}
        empty={
          <EmptyState
            content="讨论"
            art={<CircleArt />}
            hint="收到讨论小组邀请后会出现在这里。"
            action={
              <ButtonLink href={`/task?type=${TaskType.DiscussionGroup}`} variant="light">
                看看讨论小组任务
              </ButtonLink>
            }
          />
        }
      >
        <ul className={classes['list']}>
          {groups.items.map((group) => (
            <li key={group.hash}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      </CursorList>
      <SharedInGroups />
    </div>
  );
}

const stateOf = ({ state, owed }: MyGroup): BadgeState => {
  if (owed && owed.followUps > 0) return topicStates.probed;
  if (owed && owed.unanswered > 0) return topicStates.open;
  return groupStates[state];
};

const countsOf = ({ intro, role, firstVisit, owed }: MyGroup): string => {
  if (role !== GroupRole.Respondent) return role === GroupRole.Host ? '你是主持人' : '你是观察员';
  if (firstVisit || owed === null) return intro;
  return outstandingText(owed) || '都答完了';
};

function GroupCard({ group }: { group: MyGroup }) {
  const { hash, name, schedule, firstVisit } = group;
  return (
    <TopicCard
      href={`/topic/${firstVisit ? 'join' : 'list'}/${hash}`}
      section={firstVisit ? '邀请你参加' : '讨论小组'}
      title={name}
      state={stateOf(group)}
      counts={countsOf(group)}
      deadline={scheduleText(schedule)}
    />
  );
}
