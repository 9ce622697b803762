import { GroupOpenState, type HostResponse, type HostVote, VoteKind } from '@yayan/api-client';
import { useListHostVotes } from '@yayan/api-client/react';
import classes from './AnswerDetail.module.css';

/** What the author of an answer chose; undefined if the vote is anonymous, or they are off the list (rule 6.12). */
const choiceText = ({ kind, options, notVoted, state }: HostVote, authorId: string): string | undefined => {
  const isAuthor = ({ id }: { id: string }) => id === authorId;
  const chosen = options.filter(({ voters }) => voters.some(isAuthor)).map(({ option }) => option.text);
  if (chosen.length === 0) {
    if (!notVoted.some(isAuthor)) return undefined;
    return state === GroupOpenState.Closed ? '没有投' : '还没投';
  }
  // The votes say who ranked an option, not in which place.
  return `${chosen.join('、')}${kind === VoteKind.Ranked && chosen.length > 1 ? '（不分先后）' : ''}`;
};

/** How the author of an answer voted in its section. It shows nothing until it is known. */
export function AuthorVote({ author, where }: Pick<HostResponse, 'author' | 'where'>) {
  const { data } = useListHostVotes({ topicId: where.topicId });
  const vote = data?.items.find((one) => one.where.sectionId === where.sectionId);
  const text = vote && choiceText(vote, author.id);
  if (!vote || text === undefined) return null;
  return (
    <p className={classes['about']}>
      TA 的投票（{vote.title}）：{text}
    </p>
  );
}
