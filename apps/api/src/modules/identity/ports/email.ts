/** The text of a mail, as plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** The code in the text, so that the local mailbox can copy it; null without a code. */
  readonly code: string | null;
}

/** One mail. */
export interface Mail extends MailText {
  /** The same id in every attempt. */
  readonly id: string;
  readonly email: string;
}

/** Sends mails. It throws on failure, and the job tries again later. */
export interface Email {
  send(mail: Mail): Promise<void>;
}
