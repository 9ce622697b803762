import { createHmac } from 'node:crypto';

/** A bucket and the RAM user that may use it. */
export interface BucketAccount {
  bucket: string;
  region: string;
  id: string;
  secret: string;
  now: () => Date;
}

/** Why the bucket refuses a request: its HTTP status and OSS's code. */
export interface BucketRefusal {
  status: number;
  code: string;
}

/** The answer of a bucket. */
export type BucketAnswer =
  | BucketRefusal
  | { status: number; headers?: Record<string, string | number>; content?: Buffer };

export const refused = (status: number, code: string): BucketRefusal => ({ status, code });

const sha256 = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text, 'utf8').digest();

/** Returns the V4 signature in hexadecimal: HMAC-SHA256 with a key derived from day, region and service. */
export function v4Signature({ secret, region }: BucketAccount, day: string, text: string): string {
  let key = sha256(`aliyun_v4${secret}`, day);
  for (const part of [region, 'oss', 'aliyun_v4_request']) key = sha256(key, part);
  return sha256(key, text).toString('hex');
}

export const v1Signature = ({ secret }: BucketAccount, text: string): string =>
  createHmac('sha1', secret).update(text, 'utf8').digest('base64');

const SKEW_MS = 15 * 60_000;

/** Returns a signing date in milliseconds since 1970; undefined when it is invalid or more than 15 minutes ahead. */
export function signedAt(date: string, { now }: BucketAccount): number | undefined {
  if (!/^\d{8}T\d{6}Z$/.test(date)) return undefined;
  const at = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(at) || at > now().getTime() + SKEW_MS ? undefined : at;
}

/** Returns why a credential is refused; undefined when it is valid. */
export function credentialProblem(
  credential: string,
  date: string,
  { id, region }: BucketAccount,
): BucketRefusal | undefined {
  const [givenId, day, givenRegion, service, request, ...more] = credential.split('/');
  if (more.length > 0 || service !== 'oss' || request !== 'aliyun_v4_request' || day !== date.slice(0, 8))
    return refused(400, 'InvalidArgument');
  if (givenRegion !== region) return refused(400, 'InvalidArgument');
  return givenId === id ? undefined : refused(403, 'InvalidAccessKeyId');
}
