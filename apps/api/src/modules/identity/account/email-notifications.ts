import type { Platform } from '../../../platform/platform.ts';
import type { Messages } from '../../message/api.ts';
import { sealedEmailOf } from '../members/contact-store.ts';
import type { Email } from '../ports/email.ts';
import { noticeMail } from '../ports/email-text.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface Notice {
  title: string;
  body: string;
}

/** Mails to the address a member has set, when the transaction commits. Members without an address get none. */
export type SendNotificationEmail = (tx: Tx, memberId: string, notice: Notice) => Promise<void>;

const JOB = 'identity.mail-notice';

/** Makes the mails to members, and the job that sends them. */
export function createNotificationEmails(
  { cipher, jobs }: Pick<Platform, 'cipher' | 'jobs'>,
  email: Email,
): SendNotificationEmail {
  jobs.define<{ sealed: string }>(JOB, async ({ sealed }, { id }) => {
    const { to, ...notice } = JSON.parse(cipher.open(sealed)) as Notice & { to: string }; // Sealed by the function below.
    await email.send({ id, email: to, ...noticeMail(notice) });
  });
  return async (tx, memberId, { title, body }) => {
    const address = await sealedEmailOf(tx, memberId);
    if (address === null) return;
    const sealed = cipher.seal(JSON.stringify({ to: cipher.open(address), title, body }));
    await jobs.sendIn(tx, JOB, { sealed });
  };
}

/** Writes a message to a member and mails it at once, because a stranger may be using the account. */
export function writeByMailToo(messages: Messages, mail: SendNotificationEmail): Messages {
  return {
    write: async (tx, message) => {
      const written = await messages.write(tx, message);
      if (written !== undefined) await mail(tx, message.memberId, written);
      return written;
    },
  };
}
