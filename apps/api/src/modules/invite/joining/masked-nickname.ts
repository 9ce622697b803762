/** A nickname as strangers see it: only the first and last character, by which a friend still recognises it. */
export function maskedNickname(nickname: string): string {
  const characters = Array.from(nickname);
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters[0] ?? ''}*${last}`;
}
