import type { Platform } from '../../../platform/platform.ts';
import type { Sms } from './sms.ts';
import { insertSms, selectSms } from './outbox-store.ts';

/** A message of the local mailbox. */
export interface MailboxMessage {
  id: string;
  mobile: string;
  /** Null if the message is no code. */
  code: string | null;
  text: string;
  sentAt: Date;
}

type MailboxContent = Pick<MailboxMessage, 'code' | 'text'>;

const textOf = (code: string, minutes: number): string =>
  `【芽言】验证码 ${code}，${minutes} 分钟内有效。如果不是你本人操作，请忽略这条短信。`;

/**
 * Stores text messages in the database for the local mailbox. The configuration refuses it in production (rule 8.3).
 */
export function smsOutbox({ database, cipher, clock }: Pick<Platform, 'database' | 'cipher' | 'clock'>): Sms {
  const keep = async (id: string, mobile: string, content: MailboxContent): Promise<void> => {
    await insertSms(database.read, {
      id,
      mobile_index: cipher.blindIndex(mobile),
      mobile_sealed: cipher.seal(mobile),
      text_sealed: cipher.seal(JSON.stringify(content)),
      sent_at: clock.now(),
    });
  };
  return {
    send: async ({ id, mobile, code, minutes }) =>
      await keep(id, mobile, { code, text: textOf(code, minutes) }),
    notify: async ({ id, mobile, text }) => await keep(id, mobile, { code: null, text }),
  };
}

/** The last 50 messages, newest first; with `mobile` only those to it. */
export async function readMailbox(
  { database, cipher }: Pick<Platform, 'database' | 'cipher'>,
  mobile?: string,
): Promise<MailboxMessage[]> {
  const rows = await selectSms(database.read, mobile === undefined ? undefined : cipher.blindIndex(mobile));
  return rows.map((row) => {
    const content = JSON.parse(cipher.open(row.text_sealed)) as MailboxContent; // `keep` stored this value.
    return { id: row.id, mobile: cipher.open(row.mobile_sealed), ...content, sentAt: row.sent_at };
  });
}
