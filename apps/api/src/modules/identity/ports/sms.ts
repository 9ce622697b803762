/** One text message with a code. */
interface CodeMessage {
  /** The same in every attempt to send it: a supplier that has seen it sends nothing again. */
  readonly id: string;
  /** Mainland mobile, 11 digits. */
  readonly mobile: string;
  readonly purpose: string;
  readonly code: string;
  /** Minutes that the code is good for. */
  readonly minutes: number;
}

/** Brings text messages to phones. A failure is thrown, and the message tried again later. */
export interface Sms {
  send(message: CodeMessage): Promise<void>;
}
