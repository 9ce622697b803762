/** A nickname as it will be kept: no blanks around it, plain letters and digits. */
export const keptNickname = (text: string): string => text.trim().normalize('NFKC');

/** Why a nickname can't be used, in words for beside the field; the server also knows which are taken. */
export const nicknameError = (text: string): string | undefined => {
  if (text === '') return '请输入昵称';
  const length = Array.from(text).length;
  if (length < 2 || length > 16) return '昵称需为 2–16 个字';
  return /^[\p{Script=Han}A-Za-z0-9_-]+$/u.test(text) ? undefined : '昵称只能用中文、字母、数字、- 和 _';
};
