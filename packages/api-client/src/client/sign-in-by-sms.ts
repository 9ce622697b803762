import {
  ApiError,
  createFieldEncryption,
  type EncryptField,
  newIdempotencyKey,
  retryWithFreshKey,
} from '@yayan/auth';
import type { CallOptions, KeyedCallOptions } from '../calls/call.ts';
import { loginBySms, registerBySms, sendAuthCode } from '../gen/calls/identity.ts';
import type { CodeSent, RegisterRequest } from '../gen/model/index.ts';
import type { Client } from './client.ts';

/** The result of signing in by SMS. */
export type SmsSignIn =
  /** Signed in: the client's session has the tokens. */
  | { readonly state: 'signedIn' }
  /** The mobile is verified and has no account: show the agreement, then call `registerMobile` with the ticket. */
  | { readonly state: 'unregistered'; readonly registerTicket: string };

type Options = Omit<CallOptions, 'client'>;
type KeyedOptions = Omit<KeyedCallOptions, 'client'>;

const encryptions = new WeakMap<Client, EncryptField>();

/** Encrypts a mobile, code or password for calls with an encrypted field. */
export const encryptFieldOf = (client: Client): EncryptField => {
  const known = encryptions.get(client) ?? createFieldEncryption({ transport: client });
  encryptions.set(client, known);
  return known;
};

/** Makes an attempt with encrypted fields, and a second one if the server has changed its key. */
const withEncryption = <T>(
  client: Client,
  signal: AbortSignal | undefined,
  attempt: (encrypt: (value: string) => Promise<string>) => Promise<T>,
): Promise<T> =>
  retryWithFreshKey((freshKey) => attempt((value) => encryptFieldOf(client)(value, { signal, freshKey })));

/**
 * Sends a code to a mobile. Rejects with `CallError<'sendAuthCode'>`.
 *
 * @example
 * ```ts
 * await sendSmsCode(client, '13800138000');
 * const result = await signInBySms(client, { mobile: '13800138000', code: '123456' });
 * if (result.state === 'unregistered') showAgreement(result.registerTicket);
 * ```
 */
export const sendSmsCode = (client: Client, mobile: string, options?: Options): Promise<CodeSent> =>
  withEncryption(client, options?.signal, async (encrypt) =>
    sendAuthCode({ mobile: await encrypt(mobile), purpose: 'login' }, { ...options, client }),
  );

/** A newer server may return states that this version doesn't know. The error's data contains the answer. */
const unknownState = (data: { readonly state: string }): ApiError =>
  new ApiError(
    { code: 200, status: 200, msg: '', data, kind: 'silent' },
    { cause: new Error(`This version does not know the state ${JSON.stringify(data.state)} of signing in`) },
  );

/**
 * Signs in with the code that a mobile received. Rejects with `CallError<'loginBySms'>`. After a lost answer, call it
 * again with the same `idempotencyKey`: within a minute the code works once more.
 */
export const signInBySms = async (
  client: Client,
  { mobile, code }: { readonly mobile: string; readonly code: string },
  options?: KeyedOptions,
): Promise<SmsSignIn> => {
  const keyed = { idempotencyKey: newIdempotencyKey(), ...options, client };
  const result = await withEncryption(client, options?.signal, async (encrypt) =>
    loginBySms({ mobile: await encrypt(mobile), code: await encrypt(code) }, keyed),
  );
  if (result.state === 'unregistered')
    return { state: 'unregistered', registerTicket: result.registerTicket };
  if (result.state !== 'signedIn') throw unknownState(result);
  client.session.signIn(result);
  return { state: 'signedIn' };
};

/**
 * Creates the account of a verified mobile and signs in, again with the same `idempotencyKey` after a lost answer. Rejects
 * with `CallError<'registerBySms'>`.
 */
export const registerMobile = async (
  client: Client,
  request: RegisterRequest,
  options?: KeyedOptions,
): Promise<void> => {
  client.session.signIn(await registerBySms(request, { ...options, client }));
};
