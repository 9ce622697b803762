/** A number, or `none` for no limit. Throws for anything else. */
export function limitOf(word: string): number | null {
  if (word === 'none') return null;
  if (/^\d{1,8}$/.test(word)) return Number(word);
  throw new Error(`Name a whole number, or none, not ${word}`);
}

/** A positive whole number. Throws for anything else. */
export function amountOf(word: string): number {
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new Error(`Name a whole number above 0, not ${word}`);
}
