/** One rule for passwords, with its text for the member. */
export interface PasswordRule {
  words: string;
  isKept: (password: string) => boolean;
}

/** The rules that a form can check by itself (rule 2.9). The server also refuses common passwords. */
export const passwordRules: readonly PasswordRule[] = [
  { words: '8–20 位', isKept: (password) => password.length >= 8 && password.length <= 20 },
  { words: '含字母', isKept: (password) => /[a-z]/iu.test(password) },
  { words: '含数字', isKept: (password) => /\d/u.test(password) },
];

/** Error text for the field of a new password; undefined when it is valid. */
export const passwordError = (password: string): string | undefined => {
  if (password === '') return '请输入新密码';
  return passwordRules.every(({ isKept }) => isKept(password)) ? undefined : '密码还没满足下面的要求';
};
