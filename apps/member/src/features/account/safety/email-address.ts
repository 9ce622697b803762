/** Why an e-mail address is invalid; undefined when it may be valid. The server decides. */
export const emailError = (text: string): string | undefined => {
  const address = text.trim();
  if (address === '') return '请输入邮箱地址';
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u.test(address) ? undefined : '请输入正确的邮箱地址';
};
