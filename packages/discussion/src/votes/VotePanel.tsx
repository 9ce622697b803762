import { useQueryClient } from '@tanstack/react-query';
import { GroupOpenState, type SectionVote, VoteKind, VoteResultsShown } from '@yayan/api-client';
import { useCastVote } from '@yayan/api-client/react';
import { Button, formatMoment, VoteCard } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { refetchGroup } from '../client/refetch-group.ts';
import { useFailure } from '../client/use-failure.ts';
import classes from '../place/Section.module.css';
import { voteFailure } from './vote-failure.ts';
import { voteOptions } from './vote-options.ts';
import { voteQuestion } from './vote-question.ts';
import { VotePending } from './VotePending.tsx';

interface VotePanelProps {
  vote: SectionVote;
  /** Respondents vote while the group is open; hosts and observers see results. */
  mayVote: boolean;
}

/** The vote of a section: choices before voting, then results if they are shown. It can be changed until the close (rule 6.12). */
export function VotePanel({ vote, mayVote }: VotePanelProps) {
  const client = useQueryClient();
  const cast = useCastVote();
  const failure = useFailure();
  const [isChanging, setChanging] = useState(false);
  const isOpen = vote.state === GroupOpenState.Open;
  const canVote = isOpen && mayVote && (vote.myChoice === null || isChanging);
  // The pressed button disappears with the choices, so move the focus to the button that replaces them.
  const changeButton = useRef<HTMLButtonElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current || !changeButton.current || canVote) return;
    isSent.current = false;
    if (document.activeElement === document.body) changeButton.current.focus({ preventScroll: true });
  });
  const closing = isOpen ? vote.closesAt && `${formatMoment(vote.closesAt)} 截止` : '投票已结束';
  const submit = async (optionIds: string[]): Promise<void> => {
    failure.show(undefined);
    try {
      await cast.mutateAsync({ data: { voteId: vote.id, optionIds } });
      setChanging(false);
      isSent.current = true;
    } catch (error) {
      failure.show(voteFailure(error), error);
    }
    await refetchGroup(client, vote.sectionId);
  };
  const change =
    isOpen && mayVote && vote.myChoice !== null ? (
      <Button ref={changeButton} variant="light" mt="sm" onClick={() => setChanging(!isChanging)}>
        {isChanging ? '不改了' : '修改我的投票'}
      </Button>
    ) : null;
  if (!canVote && !vote.results)
    return (
      <div>
        <VotePending vote={vote} />
        {change}
      </div>
    );
  return (
    <div>
      <VoteCard
        key={String(canVote)}
        question={voteQuestion(vote)}
        options={voteOptions(vote)}
        total={vote.results?.voters}
        multiple={vote.kind !== VoteKind.Single}
        most={vote.maxChoices}
        ranked={vote.kind === VoteKind.Ranked}
        initial={vote.myChoice ?? []}
        mine={isChanging ? undefined : (vote.myChoice ?? undefined)}
        results={!canVote}
        resultsNote={vote.resultsShown === VoteResultsShown.AfterClose ? '结束后公布结果' : undefined}
        privacy={vote.anonymous ? '匿名，谁也看不到是谁选的' : mayVote ? '主持人能看到你的选择' : undefined}
        closing={closing ?? undefined}
        onVote={(ids) => void submit(ids)}
        pending={cast.isPending}
      />
      {change}
      <output className={classes['failure']} data-over={failure.isOver}>
        {failure.text}
      </output>
    </div>
  );
}
