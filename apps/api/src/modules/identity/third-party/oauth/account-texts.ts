const LONGEST_NAME = 40;
const characters = new Intl.Segmenter('zh');

/** Cleans text from outside: no control characters, at most 40 characters; null when nothing is left. */
export function nicknameText(text: string | null | undefined): string | null {
  const clean = (text ?? '')
    .slice(0, 1000)
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  const shown = Array.from(characters.segment(clean), ({ segment }) => segment).slice(0, LONGEST_NAME);
  return shown.length === 0 ? null : shown.join('');
}

/**
 * The https address of a picture, because the sites show only https; null if it is too long. QQ still sends http
 * addresses, which also work over https.
 */
export function pictureAddress(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : null;
}
