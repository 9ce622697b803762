/** A nickname as others than friends may see it: first and last character, enough to know a friend by. */
export function maskedNickname(nickname: string): string {
  const characters = Array.from(nickname);
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters[0] ?? ''}*${last}`;
}
