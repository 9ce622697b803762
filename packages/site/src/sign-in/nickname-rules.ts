/** The forms' hint about nicknames, of members and in groups. */
export const nicknameHint = '2–16 个字，可用中文、字母、数字、- 和 _，不能像官方人员';

/** A nickname in the server's form: trimmed, with normalised letters and digits. */
export const storedNickname = (text: string): string => text.trim().normalize('NFKC');

/** Error text for the nickname's field; undefined when it is valid. Only the server knows which are taken or reserved. */
export const nicknameError = (text: string): string | undefined => {
  const nickname = storedNickname(text);
  if (nickname === '') return '请填写昵称';
  const { length } = Array.from(nickname);
  if (length < 2 || length > 16) return '昵称应为 2–16 个字';
  return /^[\p{Script=Han}A-Za-z0-9_-]+$/u.test(nickname) ? undefined : '昵称只能用中文、字母、数字、- 和 _';
};
