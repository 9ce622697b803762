import { createTransport } from 'nodemailer';
import type { Email } from './email.ts';

const PATIENCE_MS = 10_000;

/**
 * The mail server refused a mail. The error holds only the SMTP status, because the server's text may repeat the
 * address.
 */
class SmtpError extends Error {
  override readonly name = 'SmtpError';
}

const statusOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'nothing';
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/**
 * Sends mails over SMTP (rule 2.8). `url` is `smtps://user:password@host:465` or `smtp://…:587`; the latter must offer
 * STARTTLS unless it is this machine. `from` is `芽言 <no-reply@example.cn>`. A repeated attempt uses the same
 * Message-ID, so that mailboxes drop the duplicate.
 */
export function emailOverSmtp({ url, from }: { url: string; from: string }): Email {
  const { protocol, hostname } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.email },
          subject: mail.subject,
          text: mail.text,
          messageId: `<${mail.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new SmtpError(`The mail server answered ${statusOf(error)}`);
      }
    },
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
