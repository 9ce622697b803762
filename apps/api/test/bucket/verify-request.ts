import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type BucketAccount,
  credentialProblem,
  type BucketRefusal,
  refused,
  signedAt,
  v1Signature,
  v4Signature,
} from './bucket-account.ts';

/** A request whose signature is in the URL. */
export interface SignedAsk {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

const WEEK_S = 604_800;

/**
 * Returns why a private bucket refuses a request: its V4 or V1 signature is missing, wrong or expired. Else
 * undefined.
 */
export function requestProblem(ask: SignedAsk, account: BucketAccount): BucketRefusal | undefined {
  const given = ask.url.searchParams;
  if (given.has('x-oss-signature')) return v4Problem(ask, account);
  if (given.has('Signature')) return v1Problem(ask, account);
  return refused(403, 'AccessDenied');
}

/** Returns the key of the object at a URL. */
export const keyOf = (url: URL): string => decodeURIComponent(url.pathname.slice(1));

/** The query parameters that V1 signs, of those that this bucket supports. */
const SUB_RESOURCE =
  /^(?:response-(?:content-(?:type|language|disposition|encoding)|cache-control|expires)|versionId|security-token)$/;

function v1Problem({ method, url, headers }: SignedAsk, account: BucketAccount): BucketRefusal | undefined {
  const given = url.searchParams;
  if (given.get('OSSAccessKeyId') !== account.id) return refused(403, 'InvalidAccessKeyId');
  const expires = given.get('Expires') ?? '';
  if (!/^\d+$/.test(expires) || Number(expires) * 1000 < account.now().getTime())
    return refused(403, 'AccessDenied');
  const signed = v1Text(account.bucket, expires, { method, url, headers });
  return given.get('Signature') === v1Signature(account, signed)
    ? undefined
    : refused(403, 'SignatureDoesNotMatch');
}

/** Returns the text that V1 signs for a request. The expiry takes the place of the date. */
export function v1Text(bucket: string, expires: string, { method, url, headers }: SignedAsk): string {
  const sub = [...url.searchParams]
    .filter(([name]) => SUB_RESOURCE.test(name))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .toSorted();
  const resource = `/${bucket}/${keyOf(url)}${sub.length > 0 ? `?${sub.join('&')}` : ''}`;
  const oss = signedHeaders(headers, (name) => name.startsWith('x-oss-'));
  const [md5, type] = ['content-md5', 'content-type'].map((name) => String(headers[name] ?? ''));
  return `${method}\n${md5}\n${type}\n${expires}\n${oss}${resource}`;
}

function v4Problem({ method, url, headers }: SignedAsk, account: BucketAccount): BucketRefusal | undefined {
  const given = url.searchParams;
  const date = given.get('x-oss-date') ?? '';
  const expires = given.get('x-oss-expires') ?? '';
  if (given.get('x-oss-signature-version') !== 'OSS4-HMAC-SHA256') return refused(400, 'InvalidArgument');
  if (!/^\d+$/.test(expires) || Number(expires) < 1 || Number(expires) > WEEK_S)
    return refused(400, 'InvalidArgument');
  const at = signedAt(date, account);
  if (at === undefined) return refused(403, 'RequestTimeTooSkewed');
  if (account.now().getTime() > at + Number(expires) * 1000) return refused(403, 'AccessDenied');
  const wrong = credentialProblem(given.get('x-oss-credential') ?? '', date, account);
  if (wrong) return wrong;
  const text = v4Text(account, { method, url, headers });
  return given.get('x-oss-signature') === v4Signature(account, date.slice(0, 8), text)
    ? undefined
    : refused(403, 'SignatureDoesNotMatch');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns the text that V4 signs for a request. */
export function v4Text(
  { bucket, region }: Pick<BucketAccount, 'bucket' | 'region'>,
  { method, url, headers }: SignedAsk,
): string {
  const date = url.searchParams.get('x-oss-date') ?? '';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'x-oss-signature')
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const path = `/${bucket}/${keyOf(url).split('/').map(encode).join('/')}`;
  const additional = url.searchParams.get('x-oss-additional-headers') ?? '';
  const also = additional === '' ? [] : additional.split(';');
  const signed = (name: string): boolean =>
    /^(?:content-type|content-md5|x-oss-.+)$/.test(name) || also.includes(name);
  const sent = signedHeaders(headers, signed);
  const request = `${method}\n${path}\n${query.join('&')}\n${sent}\n${additional}\nUNSIGNED-PAYLOAD`;
  const hash = createHash('sha256').update(request).digest('hex');
  return `OSS4-HMAC-SHA256\n${date}\n${date.slice(0, 8)}/${region}/oss/aliyun_v4_request\n${hash}`;
}

const signedHeaders = (headers: IncomingHttpHeaders, isSigned: (name: string) => boolean): string =>
  Object.entries(headers)
    .filter(([name]) => isSigned(name))
    .map(([name, value]) => `${name}:${String(value).trim()}\n`)
    .toSorted()
    .join('');
