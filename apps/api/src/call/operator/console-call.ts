import type {
  ConsoleBodyOf,
  ConsoleDataOf,
  ConsoleOperationId,
  ConsoleParamsOf,
  ConsoleQueryOf,
} from '@yayan/contract/console';
import type { Download } from '../call.ts';
import type { OperatorCaller } from './operator-caller.ts';

/** Operations that anybody may call. */
export type PublicConsoleOperation =
  | 'signInOperator'
  | 'startPasskeySignIn'
  | 'signInByPasskey'
  | 'readOperatorSetup'
  | 'finishOperatorSetup';

/** The input of a handler of the console. */
export interface ConsoleCall<Id extends ConsoleOperationId> {
  params: ConsoleParamsOf<Id>;
  query: ConsoleQueryOf<Id>;
  body: ConsoleBodyOf<Id>;
  operator: Id extends PublicConsoleOperation ? null : OperatorCaller;
  /** The key of this intention; null if the operation has none. */
  key: string | null;
  address: string;
  userAgent: string | null;
  /** The session cookie that came with the call, valid or not. */
  cookie: string | null;
  /** The cookie by which this browser is a device of an operator, valid or not. */
  deviceCookie: (operatorId: string) => string | null;
}

/** The cookie that makes a browser a device of an operator. */
export interface DeviceCookie {
  operatorId: string;
  token: string;
}

/** An answer that also sets the session cookie, or removes it, and may set the cookie of the device. */
export class WithCookie<T> {
  readonly data: T;
  readonly cookie: string | null;
  readonly device: DeviceCookie | null;

  constructor(data: T, cookie: string | null, device: DeviceCookie | null = null) {
    this.data = data;
    this.cookie = cookie;
    this.device = device;
  }
}

/** An operation without data in its answer is a file to download. */
export type ConsoleHandler<Id extends ConsoleOperationId> = (
  call: ConsoleCall<Id>,
) => Promise<
  [ConsoleDataOf<Id>] extends [never] ? Download : ConsoleDataOf<Id> | WithCookie<ConsoleDataOf<Id>>
>;

/** One function for each operation of the console's document. */
export type ConsoleHandlers = { readonly [Id in ConsoleOperationId]: ConsoleHandler<Id> };
