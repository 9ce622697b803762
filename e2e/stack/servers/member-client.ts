import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { encryptField } from '@yayan/api/testing/encrypt-field';

/** An answer of the API with its HTTP status. */
export interface Answer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

/** The origin of a call; limits count by device and by address (rule 2.5). */
export interface CallOrigin {
  deviceId?: string;
  /** The server accepts it only from trusted proxies. */
  address?: string;
}

interface CallOptions extends CallOrigin {
  body?: object;
  token?: string;
  key?: string;
}

const cookies = new Map<string, string>();

/**
 * The cookie by which a server recognises a browser (rule 8.2): one for each device. Servers with the same key keep the
 * cookie that another one set.
 */
const browserCookie = async (url: string, deviceId: string): Promise<string> => {
  const own = `${url} ${deviceId}`;
  const known = cookies.get(own);
  if (known !== undefined) return known;
  const { headers } = await fetch(`${url}/api/v1/contact`, {
    headers: { cookie: cookies.get(deviceId) ?? '' },
  });
  const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  for (const name of [own, deviceId]) cookies.set(name, cookie);
  return cookie;
};

/** Calls a server over HTTP: a POST when there is a body, a GET otherwise. */
export const callApi = async (
  url: string,
  path: string,
  { body, token, key, deviceId = 'process-test-device', address }: CallOptions = {},
): Promise<Answer> => {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'z-client': '2',
      'z-version': '1.0.0',
      'z-device': '2',
      'z-device-id': deviceId,
      cookie: await browserCookie(url, deviceId),
      ...(address && { 'x-forwarded-for': address }),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { 'z-token': `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status };
};

const busyMs = 200;

/** Calls a server as `callApi` does, and again with the same key while the server is too busy. */
export const callPatiently = async (url: string, path: string, options: CallOptions): Promise<Answer> => {
  for (;;) {
    const answer = await callApi(url, path, options);
    if (answer.status !== 503) return answer;
    await wait(busyMs);
  }
};

/** The data of an answer. Throws when the call was refused. */
export const succeed = async <T>(answer: Promise<Answer>): Promise<T> => {
  const { code, msg, data } = await answer;
  if (code !== 200) throw new Error(`Refused with ${code}: ${msg}`);
  return data as T;
};

/** A new idempotency key. */
export const newKey = (): string => randomUUID();

export interface SignedIn {
  token: string;
  refreshToken: string;
  /** When the token expires, ms since 1970. */
  expired: number;
}

const mailboxPatienceMs = 60_000;

type Addressee = { mobile: string } | { email: string };

/** The codes in the local mailbox, the newest first. */
const codesTo = async (url: string, to: Addressee): Promise<string[]> => {
  const response = await fetch(`${url}/sandbox/mailbox.json?${new URLSearchParams(to).toString()}`);
  const { messages, mails } = (await response.json()) as Record<
    'messages' | 'mails',
    { code: string | null }[]
  >;
  return ('mobile' in to ? messages : mails).flatMap((letter) => letter.code ?? []);
};

/** Waits for a code in the local mailbox after as many as are known, and resolves to the newest. */
const newestCode = async (url: string, to: Addressee, known = 0): Promise<string> => {
  const deadline = performance.now() + mailboxPatienceMs;
  while (performance.now() < deadline) {
    const codes = await codesTo(url, to);
    const [code] = codes;
    if (code !== undefined && codes.length > known) return code;
    await wait(50);
  }
  throw new Error('No code arrived in the mailbox');
};

/** The newest code that was sent to a mobile. */
export const codeOf = (url: string, mobile: string): Promise<string> => newestCode(url, { mobile });

/** The newest code that was sent to a mail address. */
export const mailedCodeOf = (url: string, email: string): Promise<string> => newestCode(url, { email });

type SealField = (value: string) => string;

/** Encrypts fields for a server, as a browser would. */
export const sealerOver = async (url: string): Promise<SealField> => {
  const { keyId, publicKey } = await succeed<{ keyId: string; publicKey: string }>(
    callApi(url, '/v1/auth/public-key'),
  );
  return (value) => encryptField({ id: keyId, publicKey }, { value, timestamp: Date.now() });
};

/** The calls that send and accept a code: those of the member site, or of one discussion group. */
interface Door {
  send: string;
  login: string;
  purpose?: string;
}

const memberDoor: Door = { send: '/v1/auth/sms/send', login: '/auth/sms/login', purpose: 'login' };

/** Signs in by mobile and code, and resolves to the answer. */
const prove = async <T>(
  url: string,
  { send, login, purpose }: Door,
  mobile: string,
  origin: CallOrigin,
): Promise<T> => {
  const seal = await sealerOver(url);
  const asked = { mobile: seal(mobile), ...(purpose && { purpose }) };
  const { length: known } = await codesTo(url, { mobile });
  await succeed(callApi(url, send, { ...origin, body: asked }));
  const proof = { mobile: seal(mobile), code: seal(await newestCode(url, { mobile }, known)) };
  return succeed<T>(callApi(url, login, { ...origin, body: proof }));
};

/** Signs a demo member in by code, as a browser would. */
export const signInOver = (url: string, mobile: string, origin: CallOrigin = {}): Promise<SignedIn> =>
  prove<SignedIn>(url, memberDoor, mobile, origin);

/** The texts a new member agrees to. */
export const agreementVersion = '2026-11-29';

/** Registers a mobile without an account, as a browser would, and signs the new member in. */
export const joinOver = async (url: string, mobile: string, origin: CallOrigin = {}): Promise<SignedIn> => {
  const { registerTicket } = await prove<{ registerTicket: string }>(url, memberDoor, mobile, origin);
  const body = { registerTicket, agreementVersion, agreed: true };
  return succeed<SignedIn>(callApi(url, '/auth/sms/register', { ...origin, body }));
};

/** Signs a member in on a second device by QR code, which the first device confirms. */
export const signInElsewhere = async (
  url: string,
  { token }: SignedIn,
  { deviceId = newKey(), ...origin }: CallOrigin = {},
): Promise<SignedIn> => {
  const there = { deviceId, ...origin };
  const shown = await succeed<{ ticket: string; content: string }>(
    callApi(url, '/v1/auth/qrcode/login', there),
  );
  const ticket = new URL(shown.content).searchParams.get('ticket');
  for (const step of ['scan', 'confirm'])
    await succeed(callApi(url, `/v1/auth/qrcode/${step}`, { token, body: { ticket } }));
  return succeed<SignedIn>(callApi(url, `/v1/auth/qrcode/check?ticket=${shown.ticket}`, there));
};

/** Takes a member into a discussion group by a one-time ticket, without another code. */
export const crossToGroup = async (url: string, hash: string, { token }: SignedIn): Promise<SignedIn> => {
  const path = `/v1/groups/${hash}/ticket`;
  const { ticket } = await succeed<{ ticket: string }>(callApi(url, path, { token, body: {} }));
  return succeed<SignedIn>(callApi(url, `${path}/login`, { body: { ticket } }));
};

/** Signs an invited guest in to a discussion group by code. */
export const signInToGroupOver = (
  url: string,
  hash: string,
  mobile: string,
  origin: CallOrigin = {},
): Promise<SignedIn> =>
  prove<SignedIn>(
    url,
    { send: `/v1/groups/${hash}/sms/send`, login: `/v1/groups/${hash}/login` },
    mobile,
    origin,
  );

/** Requests the real-name check. The sandbox decides by the id number alone. */
export const verifyOver = async (
  url: string,
  token: string,
  { name, idNumber }: { name: string; idNumber: string },
): Promise<void> => {
  const seal = await sealerOver(url);
  const { consentVersion } = await succeed<{ consentVersion: string }>(
    callApi(url, '/v1/users/id-verify', { token }),
  );
  const body = { name: seal(name), idNumber: seal(idNumber), consentVersion, consented: true };
  await succeed(callApi(url, '/v2/users/id-verfiy', { token, body }));
};

/** Saves a member's default address. */
export const saveAddressOver = async (
  url: string,
  token: string,
  { mobile, ...address }: { name: string; mobile: string; regionCode: string; detail: string },
): Promise<void> => {
  const seal = await sealerOver(url);
  const body = { action: 'save', ...address, mobile: seal(mobile), isDefault: true };
  await succeed(callApi(url, '/v1/users/consignee', { token, body }));
};
