/** One mail with a code. */
export interface CodeMail {
  /** The same in every attempt to send it. */
  readonly id: string;
  readonly email: string;
  readonly purpose: string;
  readonly code: string;
  /** Minutes that the code is good for. */
  readonly minutes: number;
}

/** Brings mails to mailboxes. A failure is thrown, and the mail tried again later. */
export interface Email {
  send(mail: CodeMail): Promise<void>;
}
