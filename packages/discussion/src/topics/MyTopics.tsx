import { useListTopicsInfinite } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { EmptyState, LoadMore, SkeletonThread, TopicCard } from '@yayan/ui';
import { OutstandingBar } from './OutstandingBar.tsx';
import { TopicCardList } from './TopicCardList.tsx';
import { topicStateOf } from './topic-state.ts';
import { topicHref } from './topic-href.ts';
import { turnText } from './schedule-text.ts';
import { topicCounts } from './topic-counts.ts';

/** A respondent's topics in the host's order, below a link to what is still to answer. */
export function MyTopics() {
  const { query, items } = useListTopicsInfinite();
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ pages: [first] }) => (
        <>
          {first ? <OutstandingBar owed={first.owed} /> : null}
          {items.length === 0 ? <EmptyState content="话题" hint="主持人发布后会通知你。" /> : null}
          <TopicCardList>
            {items.map((topic, index) => (
              <li key={topic.id}>
                <TopicCard
                  href={topicHref(topic.id, topic.unread)}
                  section={`话题 ${index + 1}`}
                  title={topic.title}
                  state={topicStateOf(topic)}
                  counts={topicCounts(topic)}
                  deadline={turnText(topic)}
                />
              </li>
            ))}
          </TopicCardList>
          {query.hasNextPage ? (
            <LoadMore
              more
              loading={query.isFetchingNextPage}
              failed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            />
          ) : null}
        </>
      )}
    </QueryView>
  );
}
