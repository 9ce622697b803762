import type { CodeMail } from './email.ts';

/** The subject line. */
export const EMAIL_SUBJECT = '芽言邮箱验证码';

/** The mail as plain text. */
export function emailText({ code, minutes }: Pick<CodeMail, 'code' | 'minutes'>): string {
  return [
    '你好：',
    '',
    `你正在设置芽言账号的邮箱，验证码是 ${code}，${minutes} 分钟内有效。`,
    '',
    '请不要把验证码告诉任何人，芽言的工作人员也不会向你索取。',
    '不是你本人操作时，请忽略这封邮件。',
    '',
    '芽言',
  ].join('\n');
}
