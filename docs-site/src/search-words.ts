/**
 * Splits a text for the search: words at spaces and punctuation (names with underscores stay whole), and each run of Chinese
 * characters into its pairs of neighbours, so that 签到 finds 签到 and not every 到. A single character finds the pairs that it begins. The search's own way
 * cuts words that its dictionary doesn't know into characters.
 *
 * The browser gets this function as text: it uses nothing outside itself.
 */
export const searchWords = (text: string): string[] => {
  const words: string[] = [];
  for (const word of text.split(/[\s\p{Z}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}]+/u))
    for (const run of word.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []) {
      const signs = Array.from(run);
      if (signs.length === 1 || !/\p{Script=Han}/u.test(run)) words.push(run);
      else for (let at = 1; at < signs.length; at += 1) words.push(`${signs[at - 1]}${signs[at]}`);
    }
  return words;
};
