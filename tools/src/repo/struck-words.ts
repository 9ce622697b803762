/** A word that code and docs no longer use, and its replacement. */
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

/**
 * Words in lower case are refused in every form (reckoned, unreckoned), and so are Chinese ones, which have no gaps between them;
 * names only in the exact spelling.
 */
const patternOf = (word: string): RegExp =>
  /^(?:[a-z]+|\p{Script=Han}+)$/u.test(word)
    ? new RegExp(word, 'iu')
    : new RegExp(String.raw`\b${word}\b`, 'u');

/** The struck words in a text, with their replacements. */
export const struckIn = (text: string, words: readonly StruckWord[]): readonly string[] =>
  words.filter(({ word }) => patternOf(word).test(text)).map(({ word, say }) => `${word} → ${say}`);
