/** A nickname as strangers see it, masked like on the server: its first and its last character. */
export const maskedNickname = (nickname: string): string => {
  const characters = Array.from(nickname);
  return `${characters[0] ?? ''}*${characters.length > 2 ? (characters.at(-1) ?? '') : ''}`;
};
