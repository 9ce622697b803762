import { type GuideVote, VoteKind, VoteResultsShown } from '@yayan/api-client';
import { voteQuestion } from '@yayan/discussion';
import { VoteCard } from '@yayan/ui';

const notes: Readonly<Record<VoteResultsShown, string>> = {
  [VoteResultsShown.AfterVote]: '投票后可看结果',
  [VoteResultsShown.Always]: '投票前后都能看到结果',
  [VoteResultsShown.AfterClose]: '结束后公布结果',
};

/** A vote as respondents see it before they vote. Choices can be tried here, and are not sent. */
export function VotePreview({ vote }: { vote: GuideVote }) {
  return (
    <VoteCard
      question={voteQuestion(vote)}
      // Two options of a vote never have the same text.
      options={vote.options.map((text) => ({ id: text, label: text }))}
      multiple={vote.kind !== VoteKind.Single}
      most={vote.maxChoices}
      ranked={vote.kind === VoteKind.Ranked}
      resultsNote={notes[vote.resultsShown]}
      privacy={vote.anonymous ? '匿名，谁也看不到是谁选的' : '主持人能看到你的选择'}
    />
  );
}
