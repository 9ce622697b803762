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

/** Sends text messages. It throws on failure, and the job tries again later. */
export interface Sms {
  send(message: CodeMessage): Promise<void>;
}
