/** One text message with a code. */
interface CodeMessage {
  /** The same in every attempt, so that a supplier who has seen it sends nothing twice. */
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
  /** The whole text, with signature and address. */
  readonly text: string;
  /** What an approved template is filled with instead. */
  readonly params: { readonly name: string; readonly what: string; readonly hash: string };
}

/** Sends text messages. It throws on failure, and the job tries again later. */
export interface Sms {
  send(message: CodeMessage): Promise<void>;
  /** Absent where the operator has set up codes only. */
  readonly notify?: (message: NoticeMessage) => Promise<void>;
}
