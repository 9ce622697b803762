import { useQueryClient } from '@tanstack/react-query';
import { type Poll, PollResults } from '@yayan/api-client';
import { getListPollsQueryKey, useListPolls, useVotePoll } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, formatDay, SectionHeading, VoteCard } from '@yayan/ui';
import { useState } from 'react';
import { carriedVote } from '../../shell/content/carried-vote.ts';
import { AskPoll } from './AskPoll.tsx';
import classes from './HomePage.module.css';

const laterText = '截止后公布结果';
const showsLater = ({ results }: Poll): boolean => results === PollResults.AfterClose;

const closingText = (poll: Poll): string | undefined => {
  const { closed, closesAt, voted } = poll;
  if (closed) return '投票已结束';
  const parts = [
    closesAt === null ? undefined : `${formatDay(closesAt)}截止`,
    voted && showsLater(poll) ? laterText : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ') || undefined;
};

/** A quick poll: one vote per member, then the results; it can be changed until the close (rule 7.3). */
export function QuickPoll() {
  const client = useQueryClient();
  const polls = useListPolls().data?.items ?? [];
  const [votedIn, setVotedIn] = useState<string>();
  const [changing, setChanging] = useState<string>();
  const vote = useVotePoll({
    mutation: { onSettled: async () => await client.invalidateQueries({ queryKey: getListPollsQueryKey() }) },
  });
  // Keep showing the poll that was just answered, so that the member can read its results.
  const carried = carriedVote();
  const poll =
    polls.find(({ id }) => id === votedIn) ?? polls.find(({ id }) => id === carried.pollId) ?? polls[0];
  if (!poll) return null;
  const send = (optionIds: string[]): void => {
    setVotedIn(poll.id);
    vote.mutate({ data: { pollId: poll.id, optionIds } }, { onSuccess: () => setChanging(undefined) });
  };
  const showsCounts = poll.voted || poll.closed;
  const isChanging = changing === poll.id;
  const mine = poll.options.filter(({ chosen }) => chosen).map(({ id }) => id);
  const before = poll.options.filter(({ id }) => id === carried.optionId).map(({ id }) => id);
  return (
    <section>
      <SectionHeading title="一问一答" />
      <VoteCard
        key={`${poll.id} ${isChanging}`}
        question={poll.title}
        options={poll.options.map(({ id, label, votes }) => ({
          id,
          label,
          // Counts seen before the vote would lead it, also where the server gives them to everybody.
          ...(votes !== null && showsCounts && { votes }),
        }))}
        total={poll.voters}
        multiple={poll.maxChoices > 1}
        most={poll.maxChoices}
        initial={mine.length > 0 ? mine : before}
        mine={poll.voted && !isChanging ? mine : undefined}
        results={poll.closed}
        resultsNote={showsLater(poll) ? laterText : undefined}
        closing={closingText(poll)}
        onVote={send}
        pending={vote.isPending}
      />
      {poll.voted && !poll.closed && !isChanging ? (
        <Button variant="subtle" size="sm" mih={44} onClick={() => setChanging(poll.id)}>
          改投
        </Button>
      ) : null}
      <AskPoll />
      {vote.isError ? (
        <p role="alert" className={classes['alert']}>
          {failureText(vote.error, '没有投成功')}
        </p>
      ) : null}
    </section>
  );
}
