import type { Platform } from '../../../platform/platform.ts';
import { emailKey } from '../members/email-address.ts';
import type { Email, Mail, MailText } from './email.ts';
import { insertMail, selectMails } from './outbox-store.ts';

/** A mail of the local mailbox. */
export interface MailboxMail extends Mail {
  sentAt: Date;
}

/** Stores mails in the database for the local mailbox. The configuration refuses it in production (rule 8.3). */
export function emailOutbox({
  database,
  cipher,
  clock,
}: Pick<Platform, 'database' | 'cipher' | 'clock'>): Email {
  return {
    send: async ({ id, email, ...content }) => {
      await insertMail(database.read, {
        id,
        email_index: cipher.blindIndex(emailKey(email)),
        email_sealed: cipher.seal(email),
        text_sealed: cipher.seal(JSON.stringify(content)),
        sent_at: clock.now(),
      });
    },
  };
}

/** The last 50 mails, newest first; with `address` only those to it. */
export async function readMails(
  { database, cipher }: Pick<Platform, 'database' | 'cipher'>,
  email?: string,
): Promise<MailboxMail[]> {
  const index = email === undefined ? undefined : cipher.blindIndex(emailKey(email));
  const rows = await selectMails(database.read, index);
  return rows.map((row) => ({
    id: row.id,
    email: cipher.open(row.email_sealed),
    ...(JSON.parse(cipher.open(row.text_sealed)) as MailText), // `send` stored this value.
    sentAt: row.sent_at,
  }));
}
