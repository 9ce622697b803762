/** Why a nickname can't be used, in words for beside the field. The server decides; this only spares the round trip. */
export const nicknameError = (text: string): string | undefined => {
  const { length } = Array.from(text.trim());
  if (length === 0) return '请填写昵称';
  return length < 2 || length > 16 ? '昵称需为 2–16 个字' : undefined;
};
