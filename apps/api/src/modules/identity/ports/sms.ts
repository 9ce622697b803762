/** One text message with a code. */
interface CodeMessage {
  /** The same in every attempt, so that a supplier that knows the id doesn't send the message twice. */
  readonly id: string;
  /** Mainland mobile, 11 digits. */
  readonly mobile: string;
  readonly purpose: string;
  readonly code: string;
  /** Minutes for which the code is valid. */
  readonly minutes: number;
}

/** One text message that is no code. */
export interface NoticeMessage extends Pick<CodeMessage, 'id' | 'mobile'> {
  /** The full text, with signature and address. */
  readonly text: string;
  /** The values for an approved template, which replaces the text. */
  readonly params: { readonly name: string; readonly what: string; readonly hash: string };
}

/** Sends text messages. It throws on failure, and the job tries again later. */
export interface Sms {
  send(message: CodeMessage): Promise<void>;
  /** Undefined if the operator has configured codes only. */
  readonly notify?: (message: NoticeMessage) => Promise<void>;
}
