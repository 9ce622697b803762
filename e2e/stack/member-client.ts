import { randomUUID } from 'node:crypto';
import { encryptField } from '@yayan/api/testing/encrypt-field';

/** An answer of the API, with the HTTP status it came with. */
export interface Answer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

interface CallOptions {
  body?: object;
  token?: string;
  key?: string;
}

/** Calls one server over HTTP; a body makes it a POST. */
export const callApi = async (
  url: string,
  path: string,
  { body, token, key }: CallOptions = {},
): Promise<Answer> => {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'z-client': '2',
      'z-version': '1.0.0',
      'z-device': '2',
      'z-device-id': 'process-test-device',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { 'z-token': `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status };
};

const succeed = async <T>(answer: Promise<Answer>): Promise<T> => {
  const { code, msg, data } = await answer;
  if (code !== 200) throw new Error(`Refused with ${code}: ${msg}`);
  return data as T;
};

/** A fresh key for one intention. */
export const newKey = (): string => randomUUID();

export interface SignedIn {
  token: string;
  refreshToken: string;
}

const mailboxPatienceMs = 10_000;

const codeOf = async (url: string, mobile: string): Promise<string> => {
  const deadline = performance.now() + mailboxPatienceMs;
  while (performance.now() < deadline) {
    const response = await fetch(`${url}/sandbox/mailbox.json?mobile=${mobile}`);
    const { messages } = (await response.json()) as { messages: { code: string }[] };
    if (messages[0]) return messages[0].code;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('No code arrived in the mailbox');
};

/** Signs a demo member in by code, as a browser would. */
export const signInOver = async (url: string, mobile: string): Promise<SignedIn> => {
  const { keyId, publicKey } = await succeed<{ keyId: string; publicKey: string }>(
    callApi(url, '/v1/auth/public-key'),
  );
  const field = (value: string): string =>
    encryptField({ id: keyId, publicKey }, { value, timestamp: Date.now() });
  await succeed(callApi(url, '/v1/auth/sms/send', { body: { mobile: field(mobile), purpose: 'login' } }));
  const code = await codeOf(url, mobile);
  return succeed<SignedIn>(
    callApi(url, '/auth/sms/login', { body: { mobile: field(mobile), code: field(code) } }),
  );
};
