/** Words that members search for, with the word that help uses for the same thing. */
const everydayWords: readonly (readonly [everyday: string, ours: string])[] = [
  ['排行榜', '达人榜'],
  ['积分', '金币'],
  ['赚钱', '得金币'],
  ['红包', '现金'],
  ['封号', '封停'],
  ['封禁', '封停'],
  ['推广', '邀请好友'],
  ['拉新', '邀请好友'],
  ['小号', '几个账号'],
  ['个税', '税'],
  ['暗色', '深色'],
  ['黑夜', '深色'],
];

/** The keyword in the words of help. */
export const inWordsOfHelp = (keyword: string): string =>
  everydayWords.reduce((words, [everyday, ours]) => words.replaceAll(everyday, ours), keyword);
