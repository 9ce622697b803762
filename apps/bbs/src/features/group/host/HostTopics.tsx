import { GroupOpenState, GroupRole, type ListHostTopicsParams } from '@yayan/api-client';
import { useListHostTopicsInfinite } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { EmptyState, LoadMore, SegmentedControl, SkeletonThread, TopicCard } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { HostDoors } from './HostDoors.tsx';
import { HostProgressSummary } from './HostProgressSummary.tsx';
import { groupStates, TopicCardList, topicHref, TurnTime } from '@yayan/discussion';
import { viewedRespondent } from '../../../shell/client/view-as.ts';
import { hostCounts } from './host-counts.ts';

const choices = [
  { value: '', label: '全部' },
  ...[GroupOpenState.Open, GroupOpenState.Upcoming, GroupOpenState.Closed].map((state) => ({
    value: state,
    label: groupStates[state].label,
  })),
];

const stateOf = (text: string | null): GroupOpenState | undefined =>
  Object.values(GroupOpenState).find((state) => state === text);

/** The topic list for hosts and observers, with progress and unread counts. */
export function HostTopics({ role }: { role: GroupRole }) {
  const [search, setSearch] = useSearchParams();
  const state = stateOf(search.get('state'));
  const params: ListHostTopicsParams = state ? { state } : {};
  const { query, items } = useListHostTopicsInfinite(params);
  const progress = query.data?.pages[0]?.progress;
  return (
    <>
      <HostDoors isHost={role === GroupRole.Host && viewedRespondent === undefined} />
      {progress ? <HostProgressSummary progress={progress} /> : null}
      <SegmentedControl
        aria-label="按状态筛选话题"
        data={choices}
        value={state ?? ''}
        onChange={(value) => setSearch(value ? { state: value } : {}, { replace: true })}
      />
      <QueryView query={query} skeleton={<SkeletonThread />}>
        {() => (
          <>
            {items.length === 0 ? <EmptyState content="话题" /> : null}
            <TopicCardList>
              {items.map((topic) => (
                <li key={topic.id}>
                  <TopicCard
                    href={topicHref(topic.id, topic.progress.unread)}
                    section={`${topic.sectionCount} 题`}
                    title={topic.title}
                    state={
                      topic.progress.unread > 0
                        ? { tone: 'teal', label: `${topic.progress.unread} 条未读，含追问回复` }
                        : groupStates[topic.state]
                    }
                    counts={hostCounts(topic.progress, topic.state)}
                    deadline={<TurnTime schedule={topic} />}
                  />
                </li>
              ))}
            </TopicCardList>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </>
  );
}
