import type { SearchedAct } from './acts/searched-act.ts';

/** What the names of dialogs have besides the act. */
const BESIDE = /选中的|这份|\s/gu;

const plain = (text: string): string => text.replaceAll(BESIDE, '').toLowerCase();

/** Whether a text has these characters in this order: 「改价」 in 「修改价格」. */
const hasInOrder = (text: string, typed: string): boolean => {
  let from = 0;
  for (const character of typed) {
    from = text.indexOf(character, from) + 1;
    if (from === 0) return false;
  }
  return true;
};

/** How well an act fits, the least the best; undefined if it doesn't. */
const rankOf = ({ label, words }: SearchedAct, typed: string): number | undefined => {
  const name = plain(label);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(typed)) return 2;
  if (words.split(' ').some((word) => plain(word).startsWith(typed))) return 3;
  if (plain(words).includes(typed)) return 4;
  return hasInOrder(name, typed) ? 5 : undefined;
};

/** Acts that fit what is typed, the best first, each with how well it does. All of them if nothing is typed. */
export const fittingActs = (
  acts: readonly SearchedAct[],
  typed: string,
): { act: SearchedAct; rank: number }[] =>
  acts
    .flatMap((act) => {
      const rank = rankOf(act, plain(typed));
      return rank === undefined ? [] : [{ act, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
