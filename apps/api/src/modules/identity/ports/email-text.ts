import type { MailText } from './email.ts';

/** A mail with the code that proves the address. `minutes` is how long the code is valid. */
export function codeMail({ code, minutes }: { code: string; minutes: number }): MailText {
  const lines = [
    `你正在设置芽言账号的邮箱，验证码是 ${code}，${minutes} 分钟内有效。`,
    '请不要把验证码告诉任何人，芽言的工作人员也不会向你索要。\n如果不是你本人操作，请忽略这封邮件。',
  ];
  return { subject: '芽言邮箱验证码', text: letter(lines), code };
}

/** A mail about a change of an account. */
export function noticeMail({ title, body }: { title: string; body: string }): MailText {
  return {
    subject: `芽言账号提醒：${title}`,
    text: letter([body, '这封邮件由系统发出，请不要回复。']),
    code: null,
  };
}

function letter(paragraphs: readonly string[]): string {
  return ['你好：', ...paragraphs, '芽言'].join('\n\n');
}
