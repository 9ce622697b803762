const LONGEST_NAME = 40;
const characters = new Intl.Segmenter('zh');

/** Text of a stranger as we keep it: without control characters, at most 40 characters; null when nothing is left. */
export function nicknameText(text: string | null | undefined): string | null {
  const clean = (text ?? '')
    .slice(0, 1000)
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  const shown = Array.from(characters.segment(clean), ({ segment }) => segment).slice(0, LONGEST_NAME);
  return shown.length === 0 ? null : shown.join('');
}

/** A picture's https address, of bearable length: sites show no other. QQ still gives http ones, which https has too. */
export function pictureAddress(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : null;
}
