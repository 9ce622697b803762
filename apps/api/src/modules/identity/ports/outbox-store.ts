import type { Connection } from '../../../platform/database/database.ts';

const SHOWN = 50;

/** A mail of the local mailbox. Its address is sealed, with a blind index. */
export interface StoredMail {
  id: string;
  email_index: string;
  email_sealed: string;
  text_sealed: string;
  sent_at: Date;
}

/** Stores a mail; the first one with an id counts. */
export async function insertMail(db: Connection, mail: StoredMail): Promise<void> {
  await db
    .insertInto('email_outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The last 50 mails, newest first; with an index only those to this address. */
export async function selectMails(
  db: Connection,
  emailIndex: string | undefined,
): Promise<Omit<StoredMail, 'email_index'>[]> {
  const all = db
    .selectFrom('email_outbox')
    .select(['id', 'email_sealed', 'text_sealed', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN);
  const chosen = emailIndex === undefined ? all : all.where('email_index', '=', emailIndex);
  return await chosen.execute();
}

/** A text message of the local mailbox. Its mobile is sealed, with a blind index. */
export interface StoredSms {
  id: string;
  mobile_index: string;
  mobile_sealed: string;
  text_sealed: string;
  sent_at: Date;
}

/** Stores a text message; the first one with an id counts. */
export async function insertSms(db: Connection, sms: StoredSms): Promise<void> {
  await db
    .insertInto('sms_outbox')
    .values(sms)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The last 50 text messages, newest first; with an index only those to this mobile. */
export async function selectSms(
  db: Connection,
  mobileIndex: string | undefined,
): Promise<Omit<StoredSms, 'mobile_index'>[]> {
  const all = db
    .selectFrom('sms_outbox')
    .select(['id', 'mobile_sealed', 'text_sealed', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN);
  const chosen = mobileIndex === undefined ? all : all.where('mobile_index', '=', mobileIndex);
  return await chosen.execute();
}
