import { GroupOpenState } from '@yayan/api-client';
import { useListUnansweredSectionsInfinite } from '@yayan/api-client/react';
import { EmptyState, TopicCard, topicStates } from '@yayan/ui';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { TurnTime } from '../topics/TurnTime.tsx';
import { topicPayText } from '../profile/reward-text.ts';
import { ListOf } from './ListOf.tsx';

/** 待回答: open sections that the respondent hasn't answered, the one that closes first on top (rule 6.11). For `isCalled` see `MyTopics`. */
export function UnansweredList({ groupState, isCalled }: { groupState: GroupOpenState; isCalled: boolean }) {
  const { sectionHref } = useDiscussionPlace();
  const list = useListUnansweredSectionsInfinite();
  const hint =
    groupState === GroupOpenState.Closed
      ? '讨论已经结束，谢谢你的参与。'
      : isCalled
        ? '都答完了，有新话题会通知你。'
        : '都答完了。新问题会出现在这里，主持人追问你时会有消息。';
  return (
    <ListOf list={list} empty={<EmptyState content="待回答的问题" hint={hint} />}>
      {list.items.map(({ where, closesAt, minLength, responseCount, minutes, topicCoins, leftInTopic }) => (
        <li key={where.sectionId}>
          <TopicCard
            href={sectionHref(where)}
            section={where.topicTitle}
            title={where.sectionTitle}
            state={topicStates.open}
            counts={factsOf({
              minutes,
              minLength,
              responseCount,
              pay: topicPayText(topicCoins, leftInTopic),
            })}
            deadline={<TurnTime schedule={{ state: GroupOpenState.Open, opensAt: closesAt, closesAt }} />}
          />
        </li>
      ))}
    </ListOf>
  );
}

interface Facts {
  minutes: number;
  minLength: number;
  responseCount: number | null;
  pay: string | undefined;
}

const factsOf = ({ minutes, minLength, responseCount, pay }: Facts): string =>
  [
    `约 ${minutes} 分钟`,
    pay,
    minLength > 0 ? `至少 ${minLength} 字` : undefined,
    responseCount !== null && responseCount > 0 ? `已有 ${responseCount} 人回答` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
