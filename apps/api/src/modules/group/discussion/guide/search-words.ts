const RUNS = /[\p{L}\p{N}]+/gu;

/** Lower case, with full-width forms made narrow, so that what looks the same is found. */
const normal = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * The lexemes of a text: its single characters and each pair of neighbours. Chinese has no spaces to split at, and
 * pairs need no extension of the database.
 */
export function searchLexemes(text: string): string[] {
  const lexemes = new Set<string>();
  for (const [run] of normal(text).matchAll(RUNS)) {
    const characters = Array.from(run);
    for (const [index, character] of characters.entries()) {
      lexemes.add(character);
      const next = characters[index + 1];
      if (next !== undefined) lexemes.add(character + next);
    }
  }
  return [...lexemes];
}

/** The parsed words of a search. */
export interface SearchWords {
  /** A matching text has all of these. Empty when nothing can match. */
  lexemes: string[];
  /** LIKE patterns. One field of the text must match all of them, in lower case. */
  patterns: string[];
}

/** Splits a search at spaces. A text must contain every word. */
export function searchWords(asked: string): SearchWords {
  const words = normal(asked)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return {
    lexemes: [...new Set(words.flatMap(wordLexemes))],
    patterns: words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  };
}

/** Pairs imply their single characters, so only a word of one character needs its own. */
function wordLexemes(word: string): string[] {
  const all = searchLexemes(word);
  const pairs = all.filter((lexeme) => Array.from(lexeme).length > 1);
  return pairs.length > 0 ? pairs : all;
}
