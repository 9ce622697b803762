import { consoleRefusals } from '@yayan/contract/console-refusals';

type Refusals = typeof consoleRefusals;

/** The name of a refusal, from the error catalogue. */
export type RefusalName = Refusals[keyof Refusals];

const names: Readonly<Record<number, RefusalName>> = consoleRefusals;

interface Failure {
  /** Number from the error catalogue; 0 when no usable answer came. */
  code: number;
  /** The text for the operator, in Chinese. */
  msg: string;
  /** What explains it, as the server's document says. */
  data?: unknown;
  /** The server's id of the call. */
  requestId?: string | undefined;
}

/** The error with which a call of the console rejects. `msg` is for the operator. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly code: number;
  readonly msg: string;
  /** Undefined without an answer, and for a code that this version doesn't know. */
  readonly reason: RefusalName | undefined;
  readonly data: unknown;
  readonly requestId: string | undefined;

  constructor({ code, msg, data, requestId }: Failure, options?: ErrorOptions) {
    super(`Code ${code}: ${msg}`, options);
    this.code = code;
    this.msg = msg;
    this.reason = names[code];
    this.data = data ?? null;
    this.requestId = requestId;
  }
}

/** Whether a call was refused for this reason. */
export const isRefusal = (error: unknown, reason: RefusalName): error is ConsoleError =>
  error instanceof ConsoleError && error.reason === reason;

/** What to show for a failed call. */
export const failureText = (error: unknown): string =>
  error instanceof ConsoleError ? error.msg : '页面出了点问题，请刷新后再试';
