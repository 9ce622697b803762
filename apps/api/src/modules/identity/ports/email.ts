/** What a mail says, as plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** The code in the text, which the local mailbox offers to copy; null in a mail without one. */
  readonly code: string | null;
}

/** One mail. */
export interface Mail extends MailText {
  /** The same in every attempt to send it. */
  readonly id: string;
  readonly email: string;
}

/** Brings mails to mailboxes. A failure is thrown, and the mail tried again later. */
export interface Email {
  send(mail: Mail): Promise<void>;
}
