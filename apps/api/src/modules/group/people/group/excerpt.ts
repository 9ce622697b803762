const LENGTH = 60;
/** Characters before the match. */
const BEFORE = 12;

/** Up to 60 characters around the first word that the text contains; 「……」 marks a cut. */
export function excerptAround(text: string, words: string): string {
  const characters = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  if (characters.length <= LENGTH) return characters.join('');
  const [first = ''] = words.trim().toLowerCase().split(/\s+/u);
  const found = characters.join('').toLowerCase().indexOf(first);
  const at = found < 0 ? 0 : Array.from(characters.join('').slice(0, found)).length;
  const start = Math.max(0, Math.min(at - BEFORE, characters.length - LENGTH));
  const end = Math.min(characters.length, start + LENGTH);
  const cut = characters.slice(start, end).join('');
  return `${start > 0 ? '……' : ''}${cut}${end < characters.length ? '……' : ''}`;
}
