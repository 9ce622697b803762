import { type HostVote, type HostVoteOption, VoteKind } from '@yayan/api-client';
import { useListHostVotes } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { EmptyState, Progress, SkeletonThread, StateBadge } from '@yayan/ui';
import classes from './Votes.module.css';

const kinds: Readonly<Record<VoteKind, string>> = {
  [VoteKind.Single]: '单选',
  [VoteKind.Multiple]: '多选',
  [VoteKind.Ranked]: '排序',
};

/** In a ranked vote the best rank comes first; otherwise the host's order is kept. */
const ordered = ({ kind, options }: HostVote): readonly HostVoteOption[] =>
  kind === VoteKind.Ranked
    ? options.toSorted((a, b) => (a.averageRank ?? Infinity) - (b.averageRank ?? Infinity))
    : options;

/** The length of an option's bar: the first place fills it, and the last place among `count` leaves it almost empty. */
const shareOf = ({ percent, averageRank }: HostVoteOption, isRanked: boolean, count: number): number => {
  if (!isRanked) return percent;
  return averageRank === null ? 0 : ((count - averageRank + 1) / count) * 100;
};

/** The votes of the group as charts. An anonymous vote shows no names. */
export function Votes({ topicId }: { topicId: string | undefined }) {
  const query = useListHostVotes(topicId === undefined ? {} : { topicId });
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState content="投票" hint="在提纲的题目里可以附一个投票。" />
        ) : (
          items.map((vote) => <VoteChart key={vote.id} vote={vote} />)
        )
      }
    </QueryView>
  );
}

function VoteChart({ vote }: { vote: HostVote }) {
  const { title, where, kind, anonymous, voters, respondents, notVoted } = vote;
  const isRanked = kind === VoteKind.Ranked;
  return (
    <section className={classes['vote']} aria-label={title}>
      <h3 className={classes['title']}>
        {title} <StateBadge tone="grey" label={kinds[kind]} />{' '}
        {anonymous ? <StateBadge tone="teal" label="匿名" /> : null}
      </h3>
      <p className={classes['about']}>
        {where.topicTitle} · {where.sectionTitle} · {voters} / {respondents} 人已投
      </p>
      <ul className={classes['options']}>
        {ordered(vote).map((one) => (
          <li key={one.option.id}>
            <div className={classes['line']}>
              <span>{one.option.text}</span>
              <b>
                {isRanked
                  ? one.averageRank === null
                    ? '还没有人排'
                    : `平均第 ${one.averageRank.toFixed(1)} 位`
                  : `${one.votes} 票 · ${one.percent}%`}
              </b>
            </div>
            <Progress
              value={shareOf(one, isRanked, vote.options.length)}
              size="lg"
              aria-label={one.option.text}
            />
            {one.voters.length > 0 ? (
              <details>
                <summary>谁选了</summary>
                {one.voters.map(({ name }) => name).join('、')}
              </details>
            ) : null}
          </li>
        ))}
      </ul>
      {notVoted.length > 0 ? (
        <details>
          <summary>{notVoted.length} 人还没投</summary>
          {notVoted.map(({ name }) => name).join('、')}
        </details>
      ) : null}
    </section>
  );
}
