import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NotifyMember } from '../../message/messages.ts';
import { sealedEmailOf } from './member-contacts.ts';
import type { Email } from '../ports/email.ts';
import { noticeMail } from '../ports/email-text.ts';

interface Notice {
  title: string;
  body: string;
}

/** Mails to the address a member has set, when the transaction commits. Members without an address get none. */
export type SendNotificationEmail = (
  tx: Transaction<Schema>,
  memberId: string,
  notice: Notice,
) => Promise<void>;

const JOB = 'identity.mail-notice';

/** Makes the mails to members, and the job that sends them. */
export function createNotificationEmails(
  { cipher, jobs }: Pick<Platform, 'cipher' | 'jobs'>,
  email: Email,
): SendNotificationEmail {
  jobs.define<{ sealed: string }>(JOB, async ({ sealed }, { id }) => {
    const { to, ...notice } = JSON.parse(cipher.open(sealed)) as Notice & { to: string }; // As sealed below.
    await email.send({ id, email: to, ...noticeMail(notice) });
  });
  return async (tx, memberId, { title, body }) => {
    const address = await sealedEmailOf(tx, memberId);
    if (address === null) return;
    const sealed = cipher.seal(JSON.stringify({ to: cipher.open(address), title, body }));
    await jobs.sendIn(tx, JOB, { sealed });
  };
}

/** Notifies a member on the site and by mail. */
export function notifyByMailToo(notify: NotifyMember, mail: SendNotificationEmail): NotifyMember {
  return async (tx, memberId, kind, text) => {
    await notify(tx, memberId, kind, text);
    await mail(tx, memberId, text);
  };
}
