import { useQueryClient } from '@tanstack/react-query';
import { GroupOpenState, type SectionVote, useCastVote, VoteKind } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { formatMoment, VoteCard } from '@yayan/ui';
import { useState } from 'react';
import { refetchGroup } from '../../../shell/client/refetch-group.ts';
import classes from '../topics/Section.module.css';
import { voteOptions } from './vote-options.ts';
import { voteQuestion } from './vote-question.ts';
import { VotePending } from './VotePending.tsx';

interface VotePanelProps {
  vote: SectionVote;
  /** Respondents vote while the group is open; hosts and observers see results. */
  mayVote: boolean;
}

/** The vote of a section: choices before voting, then results if they are shown. */
export function VotePanel({ vote, mayVote }: VotePanelProps) {
  const client = useQueryClient();
  const cast = useCastVote();
  const [failure, setFailure] = useState<string>();
  const isOpen = vote.state === GroupOpenState.Open;
  const closing = isOpen ? vote.closesAt && `${formatMoment(vote.closesAt)} 截止` : '投票已结束';
  const submit = async (optionIds: string[]): Promise<void> => {
    setFailure(undefined);
    try {
      await cast.mutateAsync({ data: { voteId: vote.id, optionIds } });
    } catch (error) {
      setFailure(failureText(error));
    }
    await refetchGroup(client, vote.sectionId);
  };
  const canVote = isOpen && mayVote && vote.myChoice === null;
  if (!canVote && !vote.results) return <VotePending vote={vote} />;
  return (
    <div>
      <VoteCard
        question={voteQuestion(vote)}
        options={voteOptions(vote)}
        total={vote.results?.voters}
        multiple={vote.kind !== VoteKind.Single}
        mine={vote.myChoice ?? undefined}
        results={!canVote}
        closing={closing ?? undefined}
        onVote={(ids) => void submit(ids)}
        pending={cast.isPending}
      />
      <output className={classes['failure']}>{failure}</output>
    </div>
  );
}
