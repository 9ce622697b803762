import { createHash, createHmac } from 'node:crypto';
import type { StorageAccount } from './storage-account.ts';

/** Signatures as Alibaba Cloud OSS verifies them. V4: HMAC-SHA256 over a day's key; V1: HMAC-SHA1 over the secret. */

const ALGORITHM = 'OSS4-HMAC-SHA256';

/** `20261121T083000Z`. */
export function ossDate(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

const scopeOf = ({ region }: StorageAccount, date: string): string =>
  `${date.slice(0, 8)}/${region}/oss/aliyun_v4_request`;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function signV4({ accessKeySecret, region }: StorageAccount, date: string, text: string): string {
  const day = hmac(`aliyun_v4${accessKeySecret}`, date.slice(0, 8));
  const key = hmac(hmac(hmac(day, region), 'oss'), 'aliyun_v4_request');
  return hmac(key, text).toString('hex');
}

function signV1({ accessKeySecret }: StorageAccount, text: string): string {
  return createHmac('sha1', accessKeySecret).update(text).digest('base64');
}

/** The fields of a V4 form that its policy contains too. */
export function v4Fields(account: StorageAccount, at: Date) {
  const date = ossDate(at);
  return {
    'x-oss-signature-version': ALGORITHM,
    'x-oss-credential': `${account.accessKeyId}/${scopeOf(account, date)}`,
    'x-oss-date': date,
  } as const;
}

/** Signs a policy (base64) for a V4 form. */
export function v4PolicySignature(account: StorageAccount, at: Date, policy: string): string {
  return signV4(account, ossDate(at), policy);
}

/** Signs a policy (base64) for a V1 form. */
export function v1PolicySignature(account: StorageAccount, policy: string): string {
  return signV1(account, policy);
}

export interface SignedRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  key: string;
  at: Date;
  /** How many seconds the address is valid. */
  seconds: number;
  /** More query parameters, such as response-content-disposition. */
  query?: Readonly<Record<string, string>>;
  /** Content-Type and x-oss- headers of the request, in lower case. They are part of the signature. */
  headers?: Readonly<Record<string, string>>;
  /** Names of more headers that are part of a V4 signature. V1 can't sign them. */
  alsoSigned?: readonly string[];
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonical = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => (value === '' ? encode(name) : `${encode(name)}=${encode(value)}`))
    .toSorted()
    .join('&');

/** The query that makes an object's address valid for a limited time. */
export function signedQuery(account: StorageAccount, request: SignedRequest): string {
  return account.signature === 'v4' ? signedQueryV4(account, request) : signedQueryV1(account, request);
}

const SIGNED_HEADER = /^(?:content-type|content-md5|x-oss-.+)$/;

function signedQueryV4(
  account: StorageAccount,
  { method, key, at, seconds, query, headers = {}, alsoSigned = [] }: SignedRequest,
): string {
  const fields = v4Fields(account, at);
  const also = alsoSigned.toSorted().join(';');
  const asked = canonical({
    ...query,
    ...fields,
    ...(also !== '' && { 'x-oss-additional-headers': also }),
    'x-oss-expires': String(seconds),
  });
  const path = `/${account.bucket}/${key.split('/').map(encode).join('/')}`;
  const sent = headerLines(headers, (name) => SIGNED_HEADER.test(name) || alsoSigned.includes(name));
  const request = [method, path, asked, sent, also, 'UNSIGNED-PAYLOAD'].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const date = fields['x-oss-date'];
  const signature = signV4(account, date, [ALGORITHM, date, scopeOf(account, date), hash].join('\n'));
  return `${asked}&x-oss-signature=${signature}`;
}

function signedQueryV1(
  account: StorageAccount,
  { method, key, at, seconds, query = {}, headers = {} }: SignedRequest,
): string {
  const expires = String(Math.floor(at.getTime() / 1000) + seconds);
  const more = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const resource = `/${account.bucket}/${key}${more.length > 0 ? `?${more.toSorted().join('&')}` : ''}`;
  const type = headers['content-type'] ?? '';
  const text = `${method}\n\n${type}\n${expires}\n${headerLines(headers, (name) => name.startsWith('x-oss-'))}${resource}`;
  const signature = signV1(account, text);
  return canonical({ ...query, OSSAccessKeyId: account.accessKeyId, Expires: expires, Signature: signature });
}

/** Headers in the form that is signed: sorted, one line each. */
const headerLines = (
  headers: Readonly<Record<string, string>>,
  isSigned: (name: string) => boolean,
): string =>
  Object.entries(headers)
    .filter(([name]) => isSigned(name))
    .map(([name, value]) => `${name}:${value.trim()}\n`)
    .toSorted()
    .join('');
