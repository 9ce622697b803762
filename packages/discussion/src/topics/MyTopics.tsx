import { useListTopicsInfinite } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { EmptyState, LoadMore, SkeletonThread, TopicCard } from '@yayan/ui';
import { OutstandingBar } from './OutstandingBar.tsx';
import { TopicCardList } from './TopicCardList.tsx';
import { topicStateOf } from './topic-state.ts';
import { topicHref } from './topic-href.ts';
import { TurnTime } from './TurnTime.tsx';
import { topicCounts } from './topic-counts.ts';

/**
 * A respondent's topics in the host's order, below a link to what is still to answer. `isCalled` means that they surely hear
 * of a topic that opens (rule 6.55): a guest doesn't without an agreement to texts.
 */
export function MyTopics({ isCalled }: { isCalled: boolean }) {
  const { query, items } = useListTopicsInfinite();
  const hint = isCalled ? '主持人发布后会通知你。' : '主持人发布后会出现在这里。';
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ pages: [first] }) => (
        <>
          {first ? <OutstandingBar owed={first.owed} /> : null}
          {items.length === 0 ? <EmptyState content="话题" hint={hint} /> : null}
          <TopicCardList>
            {items.map((topic, index) => (
              <li key={topic.id}>
                <TopicCard
                  href={topicHref(topic.id, topic.unread, topic.progress.followUpsOwed)}
                  section={`话题 ${index + 1}`}
                  title={topic.title}
                  state={topicStateOf(topic)}
                  counts={topicCounts(topic)}
                  deadline={<TurnTime schedule={topic} />}
                />
              </li>
            ))}
          </TopicCardList>
          <LoadMore query={query} />
        </>
      )}
    </QueryView>
  );
}
