/** Text of a stranger as we keep it: without control characters, at most 40 characters; null when nothing is left. */
export function nicknameText(text: string | null | undefined): string | null {
  const shown = [...(text ?? '').replaceAll(/[\p{C}]/gu, '').trim()].slice(0, 40).join('');
  return shown === '' ? null : shown;
}

/** A picture's address when it is an http(s) one of bearable length; Tencent still gives http, which its hosts redirect. */
export function pictureAddress(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
