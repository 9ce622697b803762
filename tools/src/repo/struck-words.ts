/** A word that code and docs no longer use, and what they say instead. */
export interface StruckWord {
  word: string;
  say: string;
}

/** The words that a glossary's last table strikes out. */
export const struckWordsIn = (glossary: string): readonly StruckWord[] =>
  glossary
    .split('\n## Struck out\n')
    .slice(1)
    .flatMap((part) => [...part.matchAll(/^\| (`[^|]+`) +\| ([^|]+?) +\|$/gmu)])
    .flatMap(([, words = '', say = '']) =>
      [...words.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => ({ word, say })),
    );

/** Words written small are struck in every form (reckoned, unreckoned); names only as they are written. */
const patternOf = (word: string): RegExp =>
  /^[a-z]+$/u.test(word) ? new RegExp(word, 'iu') : new RegExp(String.raw`\b${word}\b`, 'u');

/** The struck words of a text, with what to say instead. */
export const struckIn = (text: string, words: readonly StruckWord[]): readonly string[] =>
  words.filter(({ word }) => patternOf(word).test(text)).map(({ word, say }) => `${word} → ${say}`);
