/**
 * The usable part of a third party's nickname: without characters that nicknames can't have, such as emoji. Undefined when
 * fewer than two characters are left.
 */
export const offeredNickname = (text: string | null): string | undefined => {
  const kept = Array.from((text ?? '').normalize('NFKC')).filter((one) =>
    /[\p{Script=Han}A-Za-z0-9_-]/u.test(one),
  );
  return kept.length < 2 ? undefined : kept.slice(0, 16).join('');
};
