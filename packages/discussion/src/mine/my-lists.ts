import { type GroupMe, GroupOpenState } from '@yayan/api-client';

/** The lists of a respondent (rule 6.11), in the order of their tabs. */
export const myLists = ['ask', 'reply', 'unReply'] as const;

/** One of the lists of a respondent, as the address names it. */
export type MyList = (typeof myLists)[number];

const isList = (text: string | null): text is MyList => myLists.some((list) => list === text);

/**
 * The list that an address asks for. When it asks for none, the one with something to do: follow-ups before open questions.
 */
export const myListOf = (
  text: string | null,
  { progress, group }: Pick<GroupMe, 'progress' | 'group'>,
): MyList => {
  if (isList(text)) return text;
  if (progress === null || progress.followUpsOwed > 0 || group.state !== GroupOpenState.Open) return 'ask';
  return progress.answered < progress.total ? 'unReply' : 'ask';
};
